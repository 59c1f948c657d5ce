import type { Metadata } from "next";
import { NothingHere } from "#components/text/not-made.tsx";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return <NothingHere />;
}
