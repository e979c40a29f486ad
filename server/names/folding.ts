// Letters as the eye takes them: accents off, look-alikes of other scripts and digits to the Latin letter meant.

/** Look-alike → what it is read as. Cyrillic and Greek that pass for Latin, digits and signs used as letters. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα@4',
    b: 'вβ8',
    c: 'сϲ¢',
    d: 'ԁ',
    e: 'еεё€3',
    f: 'ƒ',
    g: 'ɡ9',
    h: 'һн',
    i: 'іιı1!|¡',
    j: 'ј',
    k: 'кκ',
    l: 'ⅼł',
    m: 'м',
    n: 'ոη',
    o: 'оοø0',
    p: 'рρ',
    r: 'гя',
    s: 'ѕ$5',
    t: 'тτ7+',
    u: 'υцμ',
    v: 'ѵν',
    w: 'ԝωшщ',
    x: 'хχ',
    y: 'уγ',
    z: 'ʐ2',
    ss: 'ß',
    ae: 'æ',
    oe: 'œ',
  }).flatMap(([letter, looks]) => [...looks].map((look) => [look, letter] as const)),
);

/** Numbers that are numbers: standing alone, or a year or birthday at a word's end. What is left stands for letters. */
const NUMBER = /\p{Nd}{2,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Nd}(?![\p{L}\p{N}])/gu;

/** Lower-case Latin letters and single spaces, nothing else: for comparing, never for showing. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(NUMBER, ' ');
  return [...plain]
    .map((c) => LOOKS.get(c) ?? c)
    .join('')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
