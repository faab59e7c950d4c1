import type { SpeechRequestBody } from '../api/generated';

/** Where the key comes from in a shell: a variable, or the key itself, which holds no special characters. */
const KEY_VARIABLE = '$LOA_API_KEY';

/** A text as one word of a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call that speaks, for a shell. @param key stands in the line itself when given */
export function curlCall(origin: string, body: SpeechRequestBody, key: string = KEY_VARIABLE): string {
  return [
    `curl -sS ${origin}/api/v1/tts \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuoted(JSON.stringify(body))}`,
  ].join('\n');
}

export function javascriptCall(origin: string, body: SpeechRequestBody): string {
  return [
    `const response = await fetch('${origin}/api/v1/tts', {`,
    `  method: 'POST',`,
    `  headers: {`,
    '    Authorization: `Bearer ${process.env.LOA_API_KEY}`,',
    `    'Content-Type': 'application/json',`,
    `  },`,
    `  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`,
    `});`,
    `const { result } = await response.json();`,
    `console.log(result.audio_url);`,
  ].join('\n');
}

/** With the standard library only. A JSON text is a Python text, too: both know the same escapes. */
export function pythonCall(origin: string, body: SpeechRequestBody): string {
  return [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    "${origin}/api/v1/tts",`,
    `    data=json.dumps(${JSON.stringify(body, null, 4).replaceAll('\n', '\n    ')}).encode(),`,
    `    headers={`,
    `        "Authorization": "Bearer " + os.environ["LOA_API_KEY"],`,
    `        "Content-Type": "application/json",`,
    `    },`,
    `)`,
    `with urllib.request.urlopen(request) as response:`,
    `    print(json.load(response)["result"]["audio_url"])`,
  ].join('\n');
}
