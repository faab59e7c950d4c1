import { get } from 'node:http';

/** Hangs up once it has so many bytes. @returns how many it has then */
export function listenTo(address: string, enoughBytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const request = get(address, { agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes < enoughBytes) return;
        resolve(bytes);
        request.destroy();
      });
    }).on('error', reject);
  });
}
