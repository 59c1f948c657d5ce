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
export function DraftText(props: Props) {
  const [title, setTitle] = useState(props.title);
  const [body, setBody] = useState(props.body);
  return (
    <>
      <TextField
        name="title"
        label="Question, in one line"
        hint="What you want to know."
        value={props.title}
        minimum={props.titleLength.least}
        maximum={props.titleLength.most}
        faults={props.titleFaults}
        onText={setTitle}
      >
        <LiveLint text={title} name="title" what="the title" />
        <NearDuplicates title={title} />
      </TextField>
      <TextField
        name="body"
        label="Text"
        hint="What was tried, what happened, what is needed. Markdown, without HTML or images."
        value={props.body}
        rows={12}
        minimum={props.bodyLength.least}
        maximum={props.bodyLength.most}
        faults={props.bodyFaults}
        onText={setBody}
      >
        <LiveLint text={body} name="body" what="the text" />
      </TextField>
    </>
  );
}
