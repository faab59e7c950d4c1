import type { Caller } from '../request';

/** What the campaign reads of a JSON schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: Schema;
}

/** A documented route. */
export interface Operation {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** `POST /api/v1/tts` */
  readonly name: string;
  /** Those it is meant for; the first is who calls it unless the attack is about that. */
  readonly callers: readonly Caller[];
  readonly parameters: readonly Parameter[];
  /** Of the JSON body; null without one. */
  readonly body: Schema | null;
  /** Media types that a body may have. */
  readonly mediaTypes: readonly string[];
  /** A success is JSON in the envelope, whatever is asked for. */
  readonly answersJson: boolean;
}

interface DocumentedOperation {
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: Schema }> };
  readonly responses: Record<string, { readonly content?: Record<string, unknown> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, DocumentedOperation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

/** The service's own description of itself. */
export class Api {
  private constructor(
    readonly operations: readonly Operation[],
    private readonly schemas: Readonly<Record<string, Schema>>,
  ) {}

  static async of(baseUrl: string): Promise<Api> {
    const answer = await fetch(`${baseUrl}/docs-json`);
    return Api.describedBy((await answer.json()) as Document);
  }

  static describedBy({ paths, components }: Document): Api {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, documented]) => readOperation(method, path, documented)),
    );
    return new Api(operations, components.schemas);
  }

  /** @throws Error for a route that is not documented */
  operation(name: string): Operation {
    const found = this.operations.find((operation) => operation.name === name);
    if (!found) throw new Error(`The service documents no ${name}.`);
    return found;
  }

  /** The schema without references at its top: what it refers to, or what its parts come to. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.schemas[schema.$ref.split('/').at(-1)!] ?? {});
    const [part] = schema.allOf ?? schema.oneOf ?? [];
    return part ? this.resolve(part) : schema;
  }
}

function readOperation(method: string, path: string, documented: DocumentedOperation): Operation {
  const verb = method.toUpperCase();
  const { parameters = [], requestBody, responses } = documented;
  return {
    method: verb,
    path,
    name: `${verb} ${path}`,
    callers: callersOf(path, documented),
    parameters,
    body: requestBody?.content?.['application/json']?.schema ?? null,
    mediaTypes: Object.keys(requestBody?.content ?? {}),
    answersJson: Object.keys(responses['200']?.content ?? {}).join() === 'application/json',
  };
}

/** The document says which credentials a route takes, and by its tag that it is the operator's. */
function callersOf(path: string, { security = [], tags = [] }: DocumentedOperation): readonly Caller[] {
  const schemes = security.flatMap((each) => Object.keys(each));
  if (schemes.length === 0) return ['nobody'];
  if (tags.includes('Administration')) return ['admin'];
  if (schemes.includes('webhookSecret')) return path.endsWith('{gateway}') ? ['casso'] : ['bank'];
  return schemes.includes('apiKey') ? ['key', 'session'] : ['session'];
}
