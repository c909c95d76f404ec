// What a library of twenty years ago did to everybody's prototypes, and what a strict browser does with a page's stores.
Array.prototype.first = function () {
  return this[0];
};
Array.prototype.toJSON = function () {
  return `[${this.map(String)}]`;
};
String.prototype.toJSON = function () {
  return `"${this}"`;
};
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
delete window.BroadcastChannel;
