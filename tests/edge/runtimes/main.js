import renderAll from './render-all.js';

await renderAll.test();
