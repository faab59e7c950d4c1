import type { FastifyInstance } from 'fastify';

/** Knows which methods each address has, so that a wrong method can be told from a wrong address. */
export class RouteTable {
  private readonly routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      if (url.endsWith('*')) return;
      const pattern = url.split('/').map(segmentPattern).join('/');
      this.routes.push({ pattern: new RegExp(`^${pattern}/?$`), methods: [method].flat() });
    });
  }

  /** @returns the methods that the address answers; none when it does not exist */
  methodsAt(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const methods = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  }
}

const segmentPattern = (segment: string): string =>
  segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
