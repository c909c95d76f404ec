import { EVERY_SCROLL } from './fold.ts';

export function followTop(element: Element, told: (top: number) => void): () => void {
  const tell = () => told(element.getBoundingClientRect().top);
  tell();
  window.addEventListener('scroll', tell, EVERY_SCROLL);
  window.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('scroll', tell, EVERY_SCROLL);
    window.removeEventListener('resize', tell);
  };
}
