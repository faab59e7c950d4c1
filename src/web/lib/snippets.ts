import type { JobBody, SpeechRequestBody } from '../api/generated';

/** A call that is shown in several languages: a route, its body in JSON, and the field of the result to look at. */
export interface ApiCall {
  readonly path: string;
  readonly body: SpeechRequestBody | JobBody;
  readonly answer: string;
}

/** A text spoken at once. */
export const speechCall = (body: SpeechRequestBody): ApiCall => ({
  path: '/api/v1/tts',
  body,
  answer: 'audio_url',
});

/** A long text spoken part by part. */
export const jobCall = (body: JobBody): ApiCall => ({ path: '/api/v1/tts/jobs', body, answer: 'job_id' });

/** Where the key comes from in a shell: a variable, or the key itself, which holds no special characters. */
const KEY_VARIABLE = '$LOA_API_KEY';

/** A text as one word of a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call for a shell. @param key stands in the line itself when given */
export function curlCall(origin: string, { path, body }: ApiCall, key: string = KEY_VARIABLE): string {
  return [
    `curl -sS ${origin}${path} \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuoted(JSON.stringify(body))}`,
  ].join('\n');
}

export function javascriptCall(origin: string, { path, body, answer }: ApiCall): string {
  return [
    `const response = await fetch('${origin}${path}', {`,
    `  method: 'POST',`,
    `  headers: {`,
    '    Authorization: `Bearer ${process.env.LOA_API_KEY}`,',
    `    'Content-Type': 'application/json',`,
    `  },`,
    `  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`,
    `});`,
    `const { result } = await response.json();`,
    `console.log(result.${answer});`,
  ].join('\n');
}

/** With the standard library only. A JSON text is a Python text, too: both know the same escapes. */
export function pythonCall(origin: string, { path, body, answer }: ApiCall): string {
  return [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    "${origin}${path}",`,
    `    data=json.dumps(${JSON.stringify(body, null, 4).replaceAll('\n', '\n    ')}).encode(),`,
    `    headers={`,
    `        "Authorization": "Bearer " + os.environ["LOA_API_KEY"],`,
    `        "Content-Type": "application/json",`,
    `    },`,
    `)`,
    `with urllib.request.urlopen(request) as response:`,
    `    print(json.load(response)["result"]["${answer}"])`,
  ].join('\n');
}
