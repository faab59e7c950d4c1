import { DtoPipe } from '../../../platform/http/bodies/validation.pipe';

const pipe = new DtoPipe();

/**
 * Reads a body as one of our DTO classes, as the routes with a declared body do.
 * @throws InvalidParameters naming every faulty field
 */
export const readBody = <Dto extends object>(type: new () => Dto, body: object): Promise<Dto> =>
  pipe.transform(body, { type: 'body', metatype: type }) as Promise<Dto>;
