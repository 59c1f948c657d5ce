import { readdirSync, readFileSync } from "node:fs";

let most = 0;

/** How many files and connections this process has open and may have; null where that cannot be seen. */
export function openFiles(): { open: number; most: number } | null {
  try {
    most = Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))![1]);
    return { open: readdirSync("/proc/self/fd").length, most };
  } catch (error) {
    return (error as { code?: string }).code === "EMFILE" ? { open: most, most } : null;
  }
}
