// The anchors of Scenarios/Placements.swift, placed by Floating UI's core on plain objects.
//
// node floating.mjs BUNDLE: prints "decided" and "explained" with calls per second, a line each. Floating UI has no
// explanations, so both are the same call, with everything that a popover with an arrow needs.
import {pathToFileURL} from 'node:url';

const {computePosition, offset, flip, shift, size, arrow} = await import(pathToFileURL(process.argv[2]).href);
const screen = {x: 0, y: 0, width: 1280, height: 800};
const bubble = {x: 0, y: 0, width: 300, height: 400};
const platform = {
  getElementRects: ({reference}) => ({reference: {...reference}, floating: {...bubble}}),
  getDimensions: ({width, height}) => ({width, height}),
  getClippingRect: () => screen,
};
const anchors = Array.from({length: 20}, (_, index) => (
  {x: 40 + (index % 5) * 240, y: 40 + Math.floor(index / 5) * 190, width: 160, height: 48}));
const middleware = [
  offset(8), flip(), shift({padding: 8}), size({apply() {}}), arrow({element: {width: 37, height: 13}, padding: 8}),
];
let sum = 0;

async function place(count) {
  for (let index = 0; index < count; index++) {
    sum += (await computePosition(anchors[index % 20], bubble, {placement: 'bottom', middleware, platform})).x;
  }
}

await place(5000);
const rates = [];
for (let round = 0; round < 9; round++) {
  const start = process.cpuUsage();
  await place(10000);
  const {user, system} = process.cpuUsage(start);
  rates.push(10000 / (user + system) * 1e6);
}
rates.sort((a, b) => a - b);
if (!Number.isFinite(sum)) throw new Error('A position is not finite.');
console.log(`decided ${rates[4]}\nexplained ${rates[4]}`);
