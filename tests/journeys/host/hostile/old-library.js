// Extends prototypes like a library from twenty years ago, and blocks storage like a strict browser.
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
