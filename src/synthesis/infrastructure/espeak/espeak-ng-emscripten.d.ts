/** The part of the package's surface that is used here; the package itself ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  const load: () => Promise<{ eSpeakNGWorker: new () => import('./espeak-library').EspeakLibrary }>;
  export default load;
}
