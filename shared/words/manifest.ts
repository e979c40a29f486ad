// What public/lexica/manifest.json says about each graph: where it comes from, and the sums that it is checked against.
import * as v from 'valibot';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const entry = v.object({
  /** Beside the manifest. */
  file: v.string(),
  bytes: count,
  sha256,
  words: count,
  nodes: count,
  edges: count,
  /** Of the cleaned word list: one word a line, ascending by code point, LF. */
  wordsSha256: sha256,
  source: v.object({
    package: v.string(),
    version: v.string(),
    /** Of the package file. */
    sha256,
    /** Of the package's word lists, unpacked and put together in the order in which the recipe reads them. */
    listSha256: sha256,
  }),
  licence: v.object({
    /** SPDX identifier. */
    id: v.string(),
    /** The whole text: in LICENSES/, and a copy beside the manifest. */
    text: v.string(),
    credit: v.string(),
  }),
});
/** `graphs` by name, as `Game.graph` names them. */
export const manifest = v.object({ graphs: v.record(v.string(), entry) });
export type Manifest = v.InferOutput<typeof manifest>;
export type ManifestEntry = v.InferOutput<typeof entry>;
