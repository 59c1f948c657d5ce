"use client";

import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AccountState } from "./account-state.ts";
import { ConnectionList, OwnKeys, SessionList } from "./own-access.tsx";
import { DeliveryList, PersonaList, StudyList, UseByMonth } from "./own-work.tsx";

/** How often the page reads the account again, in milliseconds: by then it shows who was signed out. */
const refetchMs = 4_000;

type Props = { initial: AccountState; newKey: string | null; refused: string | undefined };

/** A person's account: whole without script, and kept up to date with it. */
export function LiveAccount(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Sections {...props} />
    </QueryClientProvider>
  );
}

function Sections({ initial, newKey, refused }: Props) {
  const isLeaving = useRef(false);
  useEffect(() => {
    // A form that is being sent leads elsewhere itself: deleting the account ends the session first.
    const noteLeaving = (event: SubmitEvent) => {
      const { method } = event.target as HTMLFormElement;
      if (method === "post" && !event.defaultPrevented) isLeaving.current = true;
    };
    addEventListener("submit", noteLeaving);
    return () => removeEventListener("submit", noteLeaving);
  }, []);
  const { data } = useQuery({
    queryKey: ["account"],
    queryFn: () => readState(isLeaving),
    initialData: initial,
    refetchInterval: refetchMs,
    retry: false,
  });
  const isFirst = Boolean(newKey ?? refused);
  const keys = <OwnKeys account={data} newKey={newKey} refused={refused} />;
  return (
    <>
      {/* A new key is seen once, so it comes before all else, as does a refusal. */}
      {isFirst && keys}
      <StudyList studies={data.studies} total={data.study_total} perDay={data.studies_per_day} />
      {!isFirst && keys}
      <PersonaList personas={data.personas} />
      <DeliveryList deliveries={data.deliveries} total={data.delivery_total} />
      <UseByMonth months={data.months} />
      <ConnectionList connections={data.connections} />
      <SessionList sessions={data.sessions} />
    </>
  );
}

async function readState(isLeaving: { current: boolean }): Promise<AccountState> {
  const answer = await fetch("/account/state", { headers: { accept: "application/json" } });
  if (answer.status === 401 && !isLeaving.current) location.assign("/sign-in");
  if (!answer.ok) throw new Error(`the account was answered with ${answer.status}`);
  return answer.json();
}
