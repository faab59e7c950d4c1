import fc from 'fast-check';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { JOB_LIMITS, readSsml, REQUEST_LIMITS } from './read-ssml';

const speak = (content: string): string => `<speak>${content}</speak>`;
const read = (content: string) => readSsml(speak(content));

function faultOf(document: string) {
  try {
    readSsml(document);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    expect(error.faults).toHaveLength(1);
    return error.faults[0]!;
  }
}

describe('readSsml', () => {
  it('takes what is between the tags, and charges no tag and no attribute', () => {
    const { text, charCount, document } = read('Xin <prosody rate="slow">chào</prosody>!');
    expect(text).toBe('Xin chào!');
    expect(charCount).toBe(9);
    expect(document).toBe(speak('Xin <prosody rate="slow">chào</prosody>!'));
  });

  it('takes the five entities, characters by number and CDATA for what they stand for', () => {
    expect(read('a &amp; &lt;b&gt; &#7845; &#x1EA5; <![CDATA[<c>]]>').text).toBe('a & <b> ấ ấ <c>');
  });

  it('counts composed characters', () => {
    expect(read('e\u0302\u0301')).toMatchObject({ text: 'ế', charCount: 1 });
  });

  it('charges nothing for what lays the document out', () => {
    const laidOut = readSsml(
      '\ufeff<?xml version="1.0"?>\n<speak>\n  <p>\n    <s>Một hai\n      ba.</s>\n  </p>\n</speak>\n',
    );
    expect(laidOut.text.trim()).toBe('Một hai ba.');
    expect(laidOut.charCount).toBe(11);
    expect(read('Một <break/> hai').charCount).toBe(8);
  });

  it('keeps words apart that only tags stand between, and free of charge', () => {
    expect(read('<s>Một</s><s>Hai</s>')).toMatchObject({ text: 'Một Hai', charCount: 6 });
    expect(read('một<break/>hai').text).toBe('một hai');
    expect(read('“<sub alias="a">b</sub>”, c').text).toBe('“b”, c');
  });

  it('cuts passages where the manner changes, and factors of elements in each other multiply', () => {
    const { passages } = read(
      'a <prosody rate="50%" pitch="+10%">b <prosody rate="+20%">c</prosody></prosody> d',
    );
    expect(passages.map(({ rate, pitch }) => [rate, Number(pitch.toFixed(3))])).toEqual([
      [1, 1],
      [0.5, 1.1],
      [0.6, 1.1],
      [1, 1],
    ]);
  });

  it.each([
    ['rate', 'x-slow', 0.5],
    ['rate', '150%', 1.5],
    ['rate', '-25%', 0.75],
    ['rate', '.5', 0.5],
    ['pitch', '+12st', 2],
    ['pitch', 'low', 0.85],
    ['volume', 'silent', 0],
    ['volume', '-20dB', 0.1],
    ['volume', '80', 0.8],
  ] as const)('takes the %s %s as %d times that of the request', (name, value, factor) => {
    const [passage] = read(`<prosody ${name}="${value}">a</prosody>`).passages;
    expect(passage![name]).toBeCloseTo(factor);
  });

  it.each([
    ['<break time="250ms"/>', 0.25],
    ['<break time="1.5s"/>', 1.5],
    ['<break time="10s"/>', 10],
    ['<break strength="none"/>', 0],
    ['<break time="1s" strength="weak"/>', 1],
    ['<break time="1s"/><break time="2s"/>', 3],
    ['<s>b</s>', 'sentence'],
    ['<p><s>b</s></p>', 'sentence'],
    ['<p>b</p>', 'paragraph'],
    ['<p>b</p><break time="2s"/>', 2],
    ['<lang xml:lang="en">b</lang>', 'word'],
  ])('pauses for %s', (element, pause) => {
    const { passages } = read(`${element.startsWith('<break') ? 'b' : ''}${element}c`);
    expect(passages[0]!.pauseAfter).toBe(element === '<p><s>b</s></p>' ? 'paragraph' : pause);
  });

  it('pauses before the first word as well', () => {
    expect(read('<break time="2s"/><break time="1s"/>a').passages[0]!.pauseBeforeSec).toBe(3);
  });

  it('notes substitutes and what text is to be said as', () => {
    const { text, substitutes, saidAs } = read(
      'mã <say-as interpret-as="digits"> 48 </say-as> của <sub alias="Tổ chức Y tế">WHO</sub>',
    );
    expect(text).toBe('mã 48 của WHO');
    expect(saidAs).toMatchObject([{ start: 3, end: 5, as: 'spelled' }]);
    expect(substitutes).toMatchObject([{ start: 10, end: 13, spoken: 'Tổ chức Y tế' }]);
  });

  it('has the language of an element for all in it, and not for a voice that it names', () => {
    const { passages } = readSsml(
      '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="vi-VN">a' +
        '<lang xml:lang="en-US">b<voice name="vi-1">c</voice></lang></speak>',
    );
    expect(passages.map(({ language, voice }) => [language, voice])).toEqual([
      ['vi-vn', null],
      ['en-us', null],
      [null, 'vi-1'],
    ]);
  });

  it.each([
    [speak('một\n<p>hai <audio src="a.mp3"/></p>'), 2, 8, 'audio', 'UNSUPPORTED_ELEMENT'],
    [speak('😀<mark name="x"/>'), 1, 9, 'mark', 'UNSUPPORTED_ELEMENT'],
    ['<speak xmlns:m="urn:m"><m:s>a</m:s></speak>', 1, 24, 's', 'UNSUPPORTED_ELEMENT'],
    [speak('<s onlangfailure="x">a</s>'), 1, 8, 's', 'UNSUPPORTED_ATTRIBUTE'],
    [speak('<sub xml:lang="vi" alias="a">b</sub>'), 1, 8, 'sub', 'UNSUPPORTED_ATTRIBUTE'],
    [speak('<s><p>a</p></s>'), 1, 11, 'p', 'MISPLACED_ELEMENT'],
    ['<s>a</s>', 1, 1, 's', 'MISPLACED_ELEMENT'],
    ['<speak version="2.0">a</speak>', 1, 1, 'speak', 'VERSION'],
    [speak('<lang>a</lang>'), 1, 8, 'lang', 'REQUIRED'],
    [speak('<lang xml:lang="tiếng">a</lang>'), 1, 8, 'lang', 'LANGUAGE'],
    [speak('<voice name="">a</voice>'), 1, 8, 'voice', 'REQUIRED'],
    [speak('<prosody>a</prosody>'), 1, 8, 'prosody', 'REQUIRED'],
    [speak('<prosody rate="quick">a</prosody>'), 1, 8, 'prosody', 'PROSODY_RATE'],
    [speak('<prosody pitch="200Hz">a</prosody>'), 1, 8, 'prosody', 'PROSODY_PITCH'],
    [speak('<prosody volume="6dB">a</prosody>'), 1, 8, 'prosody', 'PROSODY_VOLUME'],
    [speak('a<break time="10.1s"/>'), 1, 9, 'break', 'BREAK_TIME'],
    [speak('a<break time="-1s"/>'), 1, 9, 'break', 'BREAK_TIME'],
    [speak('a<break strength="huge"/>'), 1, 9, 'break', 'BREAK_STRENGTH'],
    [speak('a<break>b</break>'), 1, 9, 'break', 'UNSUPPORTED_TEXT'],
    [speak('<sub alias="a"></sub>'), 1, 8, 'sub', 'REQUIRED'],
    [speak(`<sub alias="${'a'.repeat(301)}">b</sub>`), 1, 8, 'sub', 'TOO_LONG'],
    [speak(`<s>a${'&#769;'.repeat(31)}</s>`), 1, 8, 's', 'TOO_MANY_MARKS'],
    [speak(`<sub alias="${'\u0301'.repeat(31)}">b</sub>`), 1, 8, 'sub', 'TOO_MANY_MARKS'],
    [speak('<say-as interpret-as="emoji">a</say-as>'), 1, 8, 'say-as', 'INTERPRET_AS'],
    [speak('<say-as interpret-as="toString">a</say-as>'), 1, 8, 'say-as', 'INTERPRET_AS'],
    [speak(`<say-as interpret-as="date">${'1'.repeat(301)}</say-as>`), 1, 8, 'say-as', 'TOO_LONG'],
    [
      speak('<s/>'.repeat(REQUEST_LIMITS.elements)),
      1,
      8 + 4 * (REQUEST_LIMITS.elements - 1),
      's',
      'TOO_MANY',
    ],
    [speak('<s>a</p>'), 1, 16, 'speak', 'MALFORMED_XML'],
    [speak('a</speak><speak>b'), 1, 24, 'speak', 'MALFORMED_XML'],
    ['<speak>a', 1, 9, 'speak', 'MALFORMED_XML'],
    [speak('&nbsp;'), 1, 14, 'speak', 'MALFORMED_XML'],
    [speak('&#0;'), 1, 12, 'speak', 'MALFORMED_XML'],
    ['<!DOCTYPE speak [<!ENTITY a "b">]><speak>&a;</speak>', 1, 35, 'speak', 'DTD'],
    [speak('<?php a?>'), 1, 17, 'speak', 'PROCESSING_INSTRUCTION'],
    [speak('<prosody rate="1">'.repeat(40)), 1, 8 + 18 * 31, 'prosody', 'TOO_DEEP'],
  ])('refuses %s with its place', (document, line, column, tag, code) => {
    const fault = faultOf(document);
    expect(fault).toMatchObject({ field: 'input_text', code });
    expect(fault!.message).toMatch(`input_text line ${line}, column ${column}: <${tag}> `);
  });

  it('takes more of a job', () => {
    const content = 'a'.repeat(5001) + '<s/>'.repeat(REQUEST_LIMITS.elements);
    expect(readSsml(speak(content), JOB_LIMITS).charCount).toBe(5001);
  });

  it.each([
    ['', 'BLANK'],
    [speak(' <break/> '), 'BLANK'],
    [speak('a\0'), 'NUL_CHARACTER'],
    [speak('a\ud800'), 'LONE_SURROGATE'],
    [speak('a'.repeat(5001)), 'TOO_LONG'],
    ['<'.repeat(REQUEST_LIMITS.length + 1), 'TOO_LONG'],
  ])('refuses what cannot be spoken at all', (document, code) => {
    expect(faultOf(document)).toMatchObject({ field: 'input_text', code });
  });

  it.each([
    ['a comment', (length: number) => `a<!--${'x'.repeat(length)}-->`],
    ['white space', (length: number) => `a<s>${' \n'.repeat(length / 2)}</s>`],
    ['an attribute', (length: number) => `a<break time="1s${' '.repeat(length)}"/>`],
  ])('takes %s, but none that is much longer than the text', (_name, content) => {
    expect(read(content(3_900)).charCount).toBe(1);
    const message =
      'input_text must have at most 4050 characters, tags and comments included, for 1 of text.';
    expect(faultOf(speak(content(4_100)))).toEqual({ field: 'input_text', code: 'TOO_LONG', message });
  });

  it('takes two elements around each word, and one around each letter', () => {
    const word =
      '<prosody rate="slow" pitch="+10%" volume="loud"><say-as interpret-as="characters">WHO</say-as></prosody> ';
    expect(read(word.repeat(100)).charCount).toBe(100 * 4);
    expect(read('<say-as interpret-as="characters">A</say-as>'.repeat(500)).charCount).toBe(500);
  });

  it('takes 5,000 characters, however many tags are around them', () => {
    expect(read(`${'<s>a</s>'.repeat(998)}${'b'.repeat(4002)}`).charCount).toBe(5000);
  });

  it('has passages that are its text, and a refusal for any other document', () => {
    const piece = fc.constantFrom(
      'xin ',
      'chào',
      ' ',
      '\n  ',
      '<s>',
      '</s>',
      '<p>',
      '</p>',
      '<break time="1s"/>',
      '<prosody rate="slow">',
      '</prosody>',
      '<sub alias="a">b</sub>',
      '&amp;',
      '<![CDATA[c]]>',
      '<!-- d -->',
      '&',
      '<',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const document = speak(pieces.join(''));
        if (faultOf(document) !== null) return;
        const { text, passages, charCount } = readSsml(document);
        const chars = Array.from(text);
        expect(passages.map(({ start, end }) => chars.slice(start, end).join('')).join('')).toBe(text);
        expect(passages.every(({ start, end }) => start < end)).toBe(true);
        expect(charCount).toBeGreaterThanOrEqual(text.replace(/\s/g, '').length / 2);
      }),
      { numRuns: 500 },
    );
  });
});
