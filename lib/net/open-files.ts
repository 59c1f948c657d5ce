import { openSync, readdirSync, readSync } from "node:fs";

/** The file of this process's limits, which stays open: where no file can be opened it is read all the same. */
let limits: number | undefined;

/** How many files and connections this process has open and may have; null where that cannot be seen. */
export function openFiles(): { open: number; most: number } | null {
  let most = 0;
  try {
    limits ??= openSync("/proc/self/limits", "r");
    const text = Buffer.alloc(4_096);
    most = Number(
      /^Max open files\s+(\d+)/m.exec(text.toString("utf8", 0, readSync(limits, text, 0, text.length, 0)))![1],
    );
    return { open: readdirSync("/proc/self/fd").length, most };
  } catch (error) {
    return (error as { code?: string }).code === "EMFILE" ? { open: most, most } : null;
  }
}
