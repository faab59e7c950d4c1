import { type XmlElement, XmlFault, xmlSteps, type XmlVisitor } from './xml';

const ignored = { open: () => undefined, text: () => undefined, close: () => undefined };

function readXml(document: string, visitor: XmlVisitor): void {
  for (const _step of xmlSteps(document, visitor));
}

function refusal(document: string): unknown {
  try {
    readXml(document, ignored);
  } catch (error) {
    if (error instanceof XmlFault) return [error.code, error.place.line, error.place.column];
    throw error;
  }
  return null;
}

describe('xmlSteps', () => {
  it('tells elements with their places, attributes and namespaces, and the text', () => {
    const seen: unknown[] = [];
    readXml(
      '<?xml version="1.0"?>\n<a xmlns="urn:a"\n xmlns:b="urn:b">đ😀 <b:c b:d="1" e="&lt;&#x41;"/>&amp;<![CDATA[<]]></a>',
      {
        open: ({ name, namespace, attributes, line, column }: XmlElement) =>
          seen.push([
            name,
            namespace,
            attributes.map((each) => [each.name, each.namespace, each.value]),
            line,
            column,
          ]),
        text: (text) => seen.push(text),
        close: () => seen.push('/'),
      },
    );
    expect(seen).toEqual([
      ['a', 'urn:a', [], 2, 1],
      'đ😀 ',
      [
        'c',
        'urn:b',
        [
          ['d', 'urn:b', '1'],
          ['e', '', '<A'],
        ],
        3,
        21,
      ],
      '/',
      '&',
      '<',
      '/',
    ]);
  });

  it('reads a long document as if it were one piece, wherever the pieces end', () => {
    const item = (i: number) => `<b c="${i}&amp;">đ😀${'x'.repeat(i % 7)}\r\n&lt;<![CDATA[<${i}]]></b>`;
    const numbers = Array.from({ length: 3_000 }, (_, i) => i);
    const seen: string[] = [];
    const places: number[] = [];
    readXml(`<a>\n${numbers.map(item).join('')}</a>`, {
      open: ({ name, attributes, line }) => {
        places.push(line);
        seen.push(`<${name} ${attributes.map(({ value }) => value).join()}>`);
      },
      text: (text) => seen.push(text),
      close: () => seen.push('/'),
    });
    const expected = numbers.map((i) => `<b ${i}&>đ😀${'x'.repeat(i % 7)}\n<<${i}/`);
    expect(seen.join('')).toBe(`<a >\n${expected.join('')}/`);
    expect(places.at(-1)).toBe(3_001);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'DTD'],
    ['<a><?php x?></a>', 'PROCESSING_INSTRUCTION'],
    ['<a>&nbsp;</a>', 'MALFORMED_XML'],
    ['<a><b></a>', 'MALFORMED_XML'],
    ['<a', 'MALFORMED_XML'],
    ['', 'MALFORMED_XML'],
    ['<a>\u0001</a>', 'MALFORMED_XML'],
    ['<x:a/>', 'MALFORMED_XML'],
    ['<a>'.repeat(33), 'TOO_DEEP'],
  ])('refuses %j', (document, code) => {
    expect(refusal(document)).toEqual([code, 1, expect.any(Number)]);
  });

  it('says where', () => {
    expect(refusal('<a>\n<b>\n</c></a>')).toEqual(['MALFORMED_XML', 3, expect.any(Number)]);
    expect(refusal(`\n${'<a>'.repeat(33)}`)).toEqual(['TOO_DEEP', 2, 97]);
  });

  it('walks through a document of one long line once', () => {
    let elements = 0;
    readXml(`<a>${'<b/>x'.repeat(100_000)}</a>`, { ...ignored, open: () => (elements += 1) });
    expect(elements).toBe(100_001);
  });
});
