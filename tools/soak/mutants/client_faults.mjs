// Prints the faults that Stryker's instrumenter proposes: `node client_faults.mjs FOLDER < files.json`.
// FOLDER is where the instrumenter is installed. Read is {name: text}, written a list of
// {file, mutator, start, end, replacement}; places are [line, column], both from 0.
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const home = createRequire(path.join(process.argv[2], 'package.json'));
const main = home.resolve('@stryker-mutator/instrumenter');
const part = (name) => import(pathToFileURL(path.join(path.dirname(main), name)));
const { Instrumenter } = await part('index.js');
const { createParser } = await part('parsers/index.js');
const { print } = await part('printers/index.js');
const { transform } = await part('transformers/index.js');

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
// Texts and tables are data, and `?.` is often there for a type that never comes.
const left = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'Regex', 'OptionalChaining'];
const options = { plugins: null, excludedMutations: left, ignorers: [] };
const instrumenter = new Instrumenter(silent, createParser, print, transform);

/** Of a component that Stryker cannot read (`{@const { a } = b}`) only the scripts are left, at their places. */
function scripts(component) {
  const found = [...component.matchAll(/(<script[^>]*>)([^]*?)<\/script>/g)];
  const spans = found.map((m) => [m.index + m[1].length, m.index + m[1].length + m[2].length]);
  const inside = (i) => spans.some(([begins, ends]) => begins <= i && i < ends);
  return component.replace(/[^\n]/g, (letter, i) => (inside(i) ? letter : ' '));
}

async function proposed(name, content) {
  try {
    return await instrumenter.instrument([{ name, mutate: true, content }], options);
  } catch (fault) {
    if (!name.endsWith('.svelte')) throw fault;
    return instrumenter.instrument([{ name: `${name}.ts`, mutate: true, content: scripts(content) }], options);
  }
}

const faults = [];
for (const [file, content] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const { mutants } = await proposed(file, content);
  for (const { mutatorName, location, replacement, status } of mutants) {
    const [start, end] = [location.start, location.end].map(({ line, column }) => [line, column]);
    if (!status) faults.push({ file, mutator: mutatorName, start, end, replacement });
  }
}
console.log(JSON.stringify(faults));
