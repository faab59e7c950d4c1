/** The part of the package's surface that is used here; the package itself ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the only way in a declaration of a foreign module
  const load: () => Promise<{ eSpeakNGWorker: new () => import('./espeak-library').EspeakLibrary }>;
  export default load;
}
