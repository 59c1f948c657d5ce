import { totalmem } from "node:os";

const megabyte = 1024 * 1024;

/** A share of the memory of this machine or container, in bytes: one part in `parts`, and at most so many MB. */
export function memoryShare(parts: number, mostMb: number): number {
  const memory = process.constrainedMemory() || totalmem();
  return Math.min(mostMb * megabyte, Math.floor(Math.min(memory, totalmem()) / parts));
}
