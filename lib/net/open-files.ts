import { readdirSync, readFileSync } from "node:fs";

/** How many files and connections this process may have open, and what share of them it has; null where that cannot be seen. */
export function openFiles(): { most: number; share: number } | null {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))!;
    return { most: Number(most), share: readdirSync("/proc/self/fd").length / Number(most) };
  } catch (error) {
    return (error as { code?: string }).code === "EMFILE" ? { most: Number.POSITIVE_INFINITY, share: 1 } : null;
  }
}
