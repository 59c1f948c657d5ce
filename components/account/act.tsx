"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

type Props = { action: string; className?: string; children: ReactNode };

/** A form that acts in place with script, and by a new page without it or when the act fails. */
export function Act({ action, className, children }: Props) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(action, { method: "POST", body });
      if (!answer.ok) throw new Error(`the form was answered with ${answer.status}`);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["account"] }),
    onError: (_, form) => form.submit(),
  });
  return (
    <form
      action={action}
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
