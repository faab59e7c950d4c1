import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { termsOf } from '../speech';
import { VoiceCatalogue } from './voice-catalogue';

describe('The catalogue', () => {
  const catalogue = VoiceCatalogue.read();

  it('has Supertonic 3, whose licence binds customers', () => {
    const pack = catalogue.get('supertonic-3');
    expect(pack.diskBytes).toBe(145_295_768);
    expect(pack.speakers).toHaveLength(10);
    expect(pack.languages).toHaveLength(31);
    expect(pack.licence.id).toBe('OpenRAIL-M');
    expect(pack.licence.text).toContain('Attachment A');
    expect(pack.files[0]!.addresses[0]).toMatch(/^https:\/\/huggingface\.co\/.*\/resolve\/[0-9a-f]{40}\//);
  });

  it('tells of the doubt about VAIS1000', () => {
    expect(catalogue.get('piper-vi-vais1000').notice).toEqual({
      vi: expect.stringMatching(/Lessac.*nghiên cứu/),
      en: expect.stringMatching(/Lessac.*research only/),
    });
  });

  it('puts the voice that is recommended first', () => {
    expect(catalogue.packs.map(({ name }) => name)).toEqual(['supertonic-3', 'piper-vi-vais1000']);
  });

  it('has the address of a licence where its duties are', () => {
    for (const { licence } of catalogue.packs) expect(licence.url).toBe(termsOf(licence.id)!.textUrl);
  });

  it('pins every file to a revision', () => {
    for (const { addresses } of catalogue.packs.flatMap(({ files }) => files))
      for (const address of addresses) expect(address).toMatch(/\/[0-9a-f]{40}\//);
  });

  it('knows no other voices', () => {
    for (const name of ['', 'supertonic', '../catalogue/supertonic-3', '__proto__'])
      expect(() => catalogue.get(name)).toThrow('it has supertonic-3, piper-vi-vais1000.');
  });

  it.each<[string, object]>([
    ['a file outside of the folder', { files: [{ name: '../x', bytes: 1, sha256: 'a'.repeat(64) }] }],
    ['a file without a checksum', { files: [{ name: 'x', bytes: 1 }] }],
    ['addresses in plain http', { bases: ['http://voices.example/'] }],
    ['an unknown field', { colour: 'red' }],
    ['a language that Loa does not read', { languages: ['fr'] }],
    ['no speakers', { speakers: [] }],
    ['words in one language', { about: 'A voice' }],
    ['no place among the others', { rank: 0 }],
  ])('refuses an entry with %s', (_, change) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loa-catalogue-'));
    cpSync(__dirname, folder, { recursive: true });
    const file = path.join(folder, 'catalogue/supertonic-3.json');
    const entry = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...entry, ...change }));
    expect(() => VoiceCatalogue.read(folder)).toThrow(file);
    rmSync(folder, { recursive: true });
  });
});
