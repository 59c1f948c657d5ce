export default {
  service: {
    input: process.env.DOCUMENT,
    output: { target: "client.ts", client: "fetch", baseUrl: process.env.URL },
  },
};
