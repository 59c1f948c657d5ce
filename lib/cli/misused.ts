/** A command line that no command understands: answered with the usage. */
export class Misused extends Error {}
