import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** A place in a document: line and column, both counted from 1, the column in code points. */
export interface XmlPlace {
  readonly line: number;
  readonly column: number;
}

/** Why a document is refused, and where. */
export class XmlFault extends Error {
  /** @param code stable, for the fault of a field */
  constructor(
    readonly code: string,
    message: string,
    readonly place: XmlPlace,
  ) {
    super(message);
  }
}

/** An element as its start tag has it. Names are without their prefix. */
export interface XmlElement extends XmlPlace {
  readonly name: string;
  /** Address of the namespace; empty for none. */
  readonly namespace: string;
  /** Without declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[];
}

export interface XmlAttribute {
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
}

/** Told what a document holds, in its order. What it throws ends the reading. */
export interface XmlVisitor {
  open(element: XmlElement): void;
  /** Text of an element, or a CDATA section in it, its entities resolved. */
  text(text: string): void;
  close(): void;
}

/** Deeper documents have no meaning to anything that reads them here. */
const DEEPEST = 32;

/** What is read at once, in UTF-16 units. */
const STEP_LENGTH = 2 ** 14;

/**
 * Reads a document (XML 1.0 with namespaces) step by step: however long it is, none takes more than some ms. There is no
 * DTD, hence no entity but the five of XML itself: nothing is fetched and nothing expands. Comments are passed over.
 * @throws XmlFault where the document is not well-formed, has a DTD or a processing instruction, or is nested more
 *   than 32 deep
 */
export function* xmlSteps(document: string, visitor: XmlVisitor): Generator<void> {
  const parser = new SaxesParser({ xmlns: true });
  const places = new Places(document);
  const fail = (code: string, message: string, at = parser.position): never => {
    throw new XmlFault(code, message, places.at(at));
  };
  let depth = 0;
  parser.on('error', ({ message }) => fail('MALFORMED_XML', `is not well-formed: ${explained(message)}`));
  parser.on('doctype', () => fail('DTD', 'must not have a document type declaration.'));
  parser.on('processinginstruction', ({ target }) =>
    fail('PROCESSING_INSTRUCTION', `must not have a processing instruction (${target}).`),
  );
  parser.on('opentag', ({ local, uri, attributes }) => {
    const start = document.lastIndexOf('<', parser.position - 1);
    depth += 1;
    if (depth > DEEPEST) fail('TOO_DEEP', `is nested more than ${DEEPEST} deep.`, start);
    const plain = Object.values(attributes)
      .filter((each) => each.uri !== XMLNS)
      .map(attributeOf);
    visitor.open({ name: local, namespace: uri, attributes: plain, ...places.at(start) });
  });
  parser.on('closetag', () => {
    depth -= 1;
    visitor.close();
  });
  parser.on('text', (text) => {
    if (depth > 0) visitor.text(text);
  });
  parser.on('cdata', (text) => visitor.text(text));
  for (let start = 0; start < document.length; start += STEP_LENGTH) {
    parser.write(document.slice(start, start + STEP_LENGTH));
    yield;
  }
  parser.close();
}

const XMLNS = 'http://www.w3.org/2000/xmlns/';

const attributeOf = ({ local, uri, value }: SaxesAttributeNS): XmlAttribute => ({
  name: local,
  namespace: uri,
  value,
});

/** The parser's reason without its place, which is said in another way. */
const explained = (message: string): string => message.replace(/^\d+:\d+: /, '');

/** Turns offsets, which only grow, into places; the whole document is walked through once. */
class Places {
  private offset = 0;
  private line = 1;
  private column = 1;

  constructor(private readonly document: string) {}

  at(offset: number): XmlPlace {
    const passed = this.document.slice(this.offset, offset);
    const lines = passed.split('\n');
    const last = Array.from(lines.at(-1) ?? '').length;
    this.line += lines.length - 1;
    this.column = lines.length > 1 ? last + 1 : this.column + last;
    this.offset = Math.max(this.offset, offset);
    return { line: this.line, column: this.column };
  }
}
