/** What was asked that no command can make sense of: answered with the usage. */
export class Misused extends Error {}
