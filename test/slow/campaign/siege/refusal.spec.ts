import { faultOf } from './refusal';

const envelope = JSON.stringify({ status: 0, code: 'UNAVAILABLE', message: 'Later.', errors: null });
const answer = (status: number, body: string, headers = {}) => ({ status, headers, body: Buffer.from(body) });

describe('A refusal', () => {
  it.each([
    ['a success', answer(200, 'anything')],
    ['an envelope', answer(400, envelope)],
    ['429 that says when to come back', answer(429, envelope, { 'retry-after': '5' })],
    ['503 that says when to come back', answer(503, envelope, { 'retry-after': '1' })],
  ])('is right as %s', (_, given) => expect(faultOf(given)).toBeNull());

  it.each([
    ['400 without an envelope', answer(400, '<html>')],
    ['429 without Retry-After', answer(429, envelope)],
    ['503 without Retry-After', answer(503, envelope, { 'retry-after': 'soon' })],
    ['500 UNAVAILABLE', answer(500, envelope)],
    ['502 without an envelope', answer(502, '')],
  ])('is wrong as %s', (fault, given) => expect(faultOf(given)).toBe(fault));
});
