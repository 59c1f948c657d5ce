declare module "email-providers" {
  /** Domains of free mail services. */
  const domains: string[];
  export default domains;
}
