import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { textOf } from '../../../lib/text-of-file';
import { Confirm } from '../../../ui/confirm';
import { Button, Failure } from '../../../ui/controls';
import type { JobSource } from '../job-calls';

interface FileTargetProps {
  /** Whether there is no text that another would replace. */
  readonly isEmpty: boolean;
  readonly onText: (text: string) => void;
  /** A file of subtitles. */
  readonly onSource: (source: JobSource) => void;
  readonly children: ReactNode;
}

/**
 * Where files can be dropped, with a button that opens one. Subtitles become a job; any other text takes the place of
 * what is written, after a question where that is something.
 */
export function FileTarget({ isEmpty, onText, onSource, children }: FileTargetProps) {
  const { text } = useLanguage();
  const { studio } = text;
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const take = useMutation({
    mutationFn: (file: File) => textOf(file),
    onSuccess: (content, { name }) => {
      if (/\.srt$/i.test(name)) onSource({ kind: 'subtitles', name, text: content });
      else if (isEmpty) onText(content);
      else setWaiting(content);
    },
  });
  const replace = (): void => {
    onText(waiting ?? '');
    setWaiting(null);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return; // a text that was dragged, which the field takes by itself
    event.preventDefault();
    take.mutate(file);
  };
  const allow = (event: DragEvent): void => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  return (
    <div className="field manuscript" onDragOver={allow} onDrop={drop}>
      {children}
      <p className="links">
        <Button className="small" busy={take.isPending} onClick={() => input.current?.click()}>
          {studio.openFile}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={studio.openFile}
        accept=".txt,.srt,text/plain,application/x-subrip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) take.mutate(file);
          target.value = ''; // the same file may be opened again
        }}
      />
      <Failure failure={take.error} />
      {waiting !== null && (
        <Confirm
          title={studio.replaceTitle}
          yes={studio.replace}
          action={{ mutate: replace, isPending: false, error: null }}
          onClose={() => setWaiting(null)}
        >
          <p>{studio.replaceHint}</p>
        </Confirm>
      )}
    </div>
  );
}
