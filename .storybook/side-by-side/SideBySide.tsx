// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React from 'react';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { addressOf, type World, worldIn, worldOf } from './worlds.ts';

export const SIDE_BY_SIDE = 'quarterly/side-by-side';

const SECOND = 'second';

const SAME = 'same';

/** Shows the story in the toolbar's world and, beside it, in a second world. */
export function SideBySide() {
  const api = useStorybookApi();
  const { storyId, customQueryParams } = useStorybookState();
  const [globals] = useGlobals();
  const types = useGlobalTypes();
  const { color, background } = useTheme();
  const first = worldOf(globals);
  const others = worldIn(String(customQueryParams[SECOND] ?? ''));
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = others;
    const chosen = addressOf(value === SAME ? rest : { ...rest, [name]: value });
    api.applyQueryParams({ [SECOND]: chosen === '' ? null : chosen });
  };
  return (
    <div className="sbs" style={{ color: color.defaultText, background: background.content }}>
      <style>{STYLE}</style>
      <fieldset className="sbs-settings">
        <legend>Second world</legend>
        {Object.entries(types).map(
          ([name, { description, toolbar }]) =>
            toolbar?.items && (
              <span key={name}>
                <label htmlFor={`second-${name}`}>{description}</label>{' '}
                <select
                  id={`second-${name}`}
                  value={others[name] ?? SAME}
                  onChange={({ currentTarget }) => choose(name, currentTarget.value)}
                >
                  <option value={SAME}>As in the toolbar</option>
                  {toolbar.items.map(
                    (item) =>
                      typeof item === 'object' &&
                      item.value && (
                        <option key={item.value} value={item.value}>
                          {item.title}
                        </option>
                      ),
                  )}
                </select>
              </span>
            ),
        )}
      </fieldset>
      <div className="sbs-frames">
        <Frame title="First world" story={storyId} world={first} />
        <Frame title="Second world" story={storyId} world={{ ...first, ...others }} />
      </div>
    </div>
  );
}

/**
 * Storybook ignores channel messages from a thumbnail, so the panel and toolbar stay with the canvas. Each frame keeps
 * its own carts, attempts and journal, and the mock worker serves each one separately.
 */
const Frame = ({ title, story, world }: { title: string; story: string; world: World }) => (
  <iframe
    title={title}
    data-is-storybook-thumbnail
    src={`iframe.html?id=${story}&viewMode=story&globals=${addressOf(world)}`}
  />
);

const STYLE = `
.sbs { display: flex; flex-direction: column; block-size: 100%; font-size: 13px; }
.sbs-settings { display: flex; flex-wrap: wrap; gap: 6px 14px; margin: 0; padding: 6px 12px 10px; border: 0; }
.sbs-settings legend { float: inline-start; inline-size: 100%; padding: 0; font-weight: 600; }
.sbs-settings > span { display: inline-flex; gap: 6px; align-items: center; }
.sbs-settings select { min-block-size: 26px; max-inline-size: 13rem; color: inherit; background: inherit; border: 1px solid currentColor; border-radius: 3px; font: inherit; }
.sbs-frames { display: grid; flex: 1; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px; min-block-size: 0; background: currentColor; }
.sbs-frames iframe { inline-size: 100%; block-size: 100%; background: white; border: 0; }
`;
