type FeedEvent = { id: string; data: { id: string; kind: string } };

/**
 * A client of server-sent events over real HTTP: what it heard, its place, and a way to cut it off. With a pause it
 * reads slowly.
 */
export async function hear(url: string, headers: Record<string, string> = {}, pauseMs = 0) {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const heard: FeedEvent[] = [];
  const state = { lastId: "", comments: 0, hasEnded: false };
  const read = async () => {
    let rest = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop()!;
      for (const block of blocks) {
        const fields = new Map(block.split("\n").map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
        state.lastId = fields.get("id") ?? state.lastId;
        if (fields.has("data")) heard.push({ id: state.lastId, data: JSON.parse(fields.get("data")!) });
        if (fields.has("")) state.comments += 1;
      }
    }
    state.hasEnded = true;
  };
  const reading = response.status === 200 ? read().catch(() => undefined) : undefined;
  const cut = async () => {
    controller.abort();
    await reading;
  };
  return { response, heard, state, cut };
}
