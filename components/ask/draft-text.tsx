"use client";

import { useState } from "react";
import { LiveLint } from "#components/ask/live-lint.tsx";
import { NearDuplicates } from "#components/ask/near-duplicates.tsx";
import { TextField } from "#components/ask/text-field.tsx";

type Length = { least: number; most: number };
type Props = {
  title: string;
  body: string;
  titleFaults: string[];
  bodyFaults: string[];
  titleLength: Length;
  bodyLength: Length;
};

/** Title and text of a draft, counted and checked while they are typed. */
export function DraftText(given: Props) {
  const [title, setTitle] = useState(given.title);
  const [body, setBody] = useState(given.body);
  return (
    <>
      <TextField
        name="title"
        label="Question, in one line"
        hint="What you want to know."
        value={given.title}
        minimum={given.titleLength.least}
        maximum={given.titleLength.most}
        faults={given.titleFaults}
        onText={setTitle}
      >
        <LiveLint text={title} name="title" what="the title" />
        <NearDuplicates title={title} />
      </TextField>
      <TextField
        name="body"
        label="Text"
        hint="What was tried, what happened, what is needed. Markdown, without HTML or images."
        value={given.body}
        rows={12}
        minimum={given.bodyLength.least}
        maximum={given.bodyLength.most}
        faults={given.bodyFaults}
        onText={setBody}
      >
        <LiveLint text={body} name="body" what="the text" />
      </TextField>
    </>
  );
}
