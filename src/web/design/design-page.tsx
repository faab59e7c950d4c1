import { useEffect, useRef } from 'react';
import { Preferences } from '../ui/preferences';
import { classAs } from './forced-states';
import type { State } from './specimen';
import { addressOf, specimens } from './specimens';

/** What is taken for the control of a state. */
const CONTROL = 'button, a, input, select, textarea, [tabindex]';

/** Every component in every state, in the language and appearance that are chosen at its top. */
export function DesignPage() {
  return (
    <main className="design">
      <h1>Design</h1>
      <Preferences />
      {specimens.map(({ name, states }) => (
        <section key={name} className="specimen" data-specimen={name} aria-labelledby={`of-${name}`}>
          <h2 id={`of-${name}`}>{name}</h2>
          <div className="states">
            {states.map((state) => (
              <figure key={state.name} className={state.isWide ? 'state wide' : 'state'}>
                <figcaption lang="en">{state.name}</figcaption>
                {state.frame ? <Framed specimen={name} state={state} /> : <StateAlone state={state} />}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function Framed({ specimen, state }: { specimen: string; state: State }) {
  return <iframe title={`${specimen}: ${state.name}`} src={addressOf(specimen, state)} {...state.frame} />;
}

/** A component as it looks in a state. */
export function StateAlone({ state: { Show, as, press } }: { state: State }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (as) shown.current?.querySelector(CONTROL)?.classList.add(classAs(as));
    if (press) shown.current?.querySelector<HTMLElement>(press)?.click();
  }, [as, press]);
  return (
    <div ref={shown}>
      <Show />
    </div>
  );
}
