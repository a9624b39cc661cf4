// Does what kernels have done once more in a module of WebAssembly: `node replaying.mjs MODULE FILE`.
import { readFileSync } from 'node:fs';

const [module, file] = process.argv.slice(2);
const calls = JSON.parse(readFileSync(file, 'utf8'));
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
const { memory, malloc, free, _initialize: begin, ...kernels } = instance.exports;
begin();

/** Put bytes into the memory of the module; what lay in one place before lies in one place again. */
function put({ at, bytes }, places) {
  const known = `${at} ${bytes.length}`;
  if (!places.has(known)) {
    const place = malloc(Math.max(16, bytes.length / 2));
    new Uint8Array(memory.buffer).set(Buffer.from(bytes, 'hex'), place);
    places.set(known, place);
  }
  return places.get(known);
}

for (const { kernel, before, after, result } of calls) {
  const places = new Map();
  const [told, fault] = [malloc(8), malloc(8)];
  const arrays = [];
  const flat = before.flatMap((one) => {
    if (typeof one === 'number') return [BigInt(one)];
    arrays.push([put(one, places), one.bytes.length / 2]);
    return [0, 0, BigInt(one.size), BigInt(one.item), arrays.at(-1)[0], ...[...one.shape, ...one.strides].map(BigInt)];
  });
  const status = kernels[kernel](told, fault, ...flat);
  if (![0, -2].includes(status)) throw new Error(`${kernel} failed: ${status}`);
  if (status === 0 && new DataView(memory.buffer).getBigInt64(told, true) !== BigInt(result))
    throw new Error(`${kernel} returns something else`);
  arrays.forEach(([place, size], i) => {
    if (Buffer.from(memory.buffer, place, size).toString('hex') !== after[i])
      throw new Error(`${kernel}: array ${i} is another one`);
  });
  [...places.values(), told, fault].forEach(free);
}
console.log(`${calls.length} calls are the same`);
