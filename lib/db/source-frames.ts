import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** How long a map stays in memory after its last use: that of the whole service takes 50 MB, and half a second to read. */
const keptMs = 60_000;
const maps = new Map<string, SourceMap | null>();
let letGo: NodeJS.Timeout | undefined;

/** The frames of a stack with the source lines that they were built from. Node's own mapping loses its maps at a collection. */
export function sourceFrames(frames: string): string {
  return frames.replaceAll(/(file:\/\/\S+\/\.next\/service\/[\w-]+\.mjs):(\d+):(\d+)/g, (place, url, line, column) => {
    const path = fileURLToPath(url);
    const origin = mapOf(path)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !("fileName" in origin)) return place;
    return `${relative(process.cwd(), join(dirname(path), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(path: string): SourceMap | null {
  clearTimeout(letGo);
  letGo = setTimeout(() => maps.clear(), keptMs).unref();
  const known = maps.get(path);
  if (known !== undefined) return known;
  maps.set(path, readMap(`${path}.map`));
  return maps.get(path)!;
}

/** A map that cannot be read, as where no file can be opened, must not hide the error whose frames these are. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}
