export default { service: { input: process.env.DOCUMENT, output: "client.ts" } };
