/** Marks every page of generated data as generated; stays visible while the page scrolls. */
export function DemoBanner({ sentence }: { sentence: string }) {
  return (
    <aside
      aria-label="Demo data"
      className="demo-banner sticky top-0 z-5 border-ink border-b-2 bg-inset px-4 py-2 text-balance text-center font-semibold text-sm sm:px-6"
    >
      {sentence}
    </aside>
  );
}
