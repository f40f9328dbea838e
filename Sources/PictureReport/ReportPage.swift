/// The parts of the page that do not depend on the pictures.
enum ReportPage {
    static let body = #"""
        <a class="skip" href="#grid">Skip to the pictures</a>
        <header class="bar">
        <button id="open-filters" class="button narrow" aria-expanded="false" aria-controls="filters">Filters</button>
        <h1 id="title"></h1>
        <span id="count" class="quiet" role="status"></span>
        <span class="space"></span>
        <label class="sizes"><span class="visually-hidden">Size of the pictures</span>
        <svg width="12" height="12" aria-hidden="true"><rect x="2" y="1" width="8" height="10" rx="2"/></svg>
        <input id="size" type="range" min="90" max="420" step="10" value="190">
        <svg width="18" height="18" aria-hidden="true"><rect x="3" y="1" width="12" height="16" rx="3"/></svg>
        </label>
        </header>
        <div class="columns">
        <aside id="filters" aria-label="Filters"></aside>
        <main id="grid" tabindex="-1"></main>
        </div>
        <dialog id="viewer" aria-label="Picture">
        <div class="viewer-bar">
        <div class="viewer-title"><strong id="viewer-name"></strong><span id="viewer-values" class="quiet"></span></div>
        <span id="viewer-status" class="badge"></span>
        <div id="modes" class="modes" role="group" aria-label="View"></div>
        <button id="zoom" class="button" title="Actual pixels or whole picture (Z)">100 %</button>
        <button id="close" class="button" title="Close (Escape)" aria-label="Close">✕</button>
        </div>
        <div id="stage" class="stage" tabindex="-1" autofocus></div>
        <div class="viewer-foot">
        <button id="before" class="button" title="Previous (Left)" aria-label="Previous picture">←</button>
        <span id="viewer-note" class="quiet"></span>
        <button id="after" class="button" title="Next (Right)" aria-label="Next picture">→</button>
        </div>
        </dialog>
        """#

    static let style = #"""
        :root {
          --page: #f5f5f7; --panel: #fff; --ink: #1d1d1f; --quiet: #63636a; --line: #dcdce1; --tint: #0066cc;
          --tint-ink: #fff; --soft: #ececf0; --check: #e4e4e8;
          --failed: #b3261e; --changed: #9a5b00; --new: #1a7431; --removed: #7a3fa8; --equal: #63636a; --taken: #63636a;
        }
        @media (prefers-color-scheme: dark) { :root {
          --page: #111113; --panel: #1c1c1f; --ink: #f2f2f5; --quiet: #a0a0a8; --line: #35353a; --tint: #4ca3ff;
          --tint-ink: #06131f; --soft: #2a2a2e; --check: #232327;
          --failed: #ff8a80; --changed: #ffbd5c; --new: #6dd58c; --removed: #d0a2f7; --equal: #a0a0a8; --taken: #a0a0a8;
        } }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 64px; }
        body { margin: 0; background: var(--page); color: var(--ink); accent-color: var(--tint);
          font: 14px/1.4 Inter, -apple-system, "Segoe UI", system-ui, sans-serif; }
        button, input, select { font: inherit; color: inherit; }
        :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
        .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--panel); padding: 8px; }
        .quiet { color: var(--quiet); }
        .space { flex: 1; }
        .bar { position: sticky; top: 0; z-index: 3; display: flex; align-items: center; gap: 12px; min-height: 56px;
          padding: 8px 20px; background: color-mix(in srgb, var(--panel) 88%, transparent);
          backdrop-filter: blur(16px); border-bottom: 1px solid var(--line); }
        h1 { font-size: 16px; margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .sizes { display: flex; align-items: center; gap: 8px; }
        .sizes svg { fill: none; stroke: var(--quiet); stroke-width: 1.5; flex: none; }
        .sizes input { width: 130px; }
        .button { border: 1px solid var(--line); background: var(--panel); border-radius: 8px; padding: 5px 12px;
          min-height: 32px; cursor: pointer; }
        .button:hover { background: var(--soft); }
        .button:disabled { opacity: .35; cursor: default; }
        .narrow { display: none; }
        .columns { display: grid; grid-template-columns: 232px minmax(0, 1fr); align-items: start; }
        aside { position: sticky; top: 57px; max-height: calc(100vh - 57px); overflow: auto;
          padding: 16px 12px 32px 20px; overscroll-behavior: contain; }
        main { padding: 16px 20px 64px 12px; outline: none; min-height: 70vh; }
        .hint { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 10px 14px;
          margin: 0 0 16px; overflow-wrap: anywhere; }
        fieldset { border: 0; margin: 0 0 18px; padding: 0; min-width: 0; }
        legend { display: flex; width: 100%; justify-content: space-between; padding: 0; font-weight: 600;
          margin-bottom: 4px; }
        legend button { border: 0; background: none; padding: 0; color: var(--tint); font-weight: 400;
          cursor: pointer; }
        .choice { display: flex; align-items: center; gap: 8px; padding: 3px 6px; margin: 0 -6px; border-radius: 6px;
          cursor: pointer; }
        .choice:hover { background: var(--soft); }
        .choice span:first-of-type { flex: 1; overflow-wrap: anywhere; }
        .choice input { margin: 0; flex: none; }
        .long { max-height: 330px; overflow: auto; margin: 0 -6px; padding: 0 6px; }
        .search { width: 100%; padding: 6px 10px; border: 1px solid var(--line); border-radius: 8px;
          background: var(--panel); margin-bottom: 14px; }
        .dot { width: 8px; height: 8px; border-radius: 50%; flex: none; background: var(--color); }
        section { margin: 0 0 28px; }
        h2 { font-size: 15px; margin: 0 0 10px; display: flex; gap: 8px; align-items: baseline; }
        h2 .quiet { font-weight: 400; font-size: 13px; }
        .cards { display: grid; gap: 16px; align-items: start;
          grid-template-columns: repeat(auto-fill, minmax(min(var(--size), 100%), 1fr)); }
        .card { display: block; width: 100%; text-align: start; padding: 0; border: 0; background: none;
          cursor: zoom-in; border-radius: 12px; content-visibility: auto; contain-intrinsic-size: auto 320px; }
        .frame { display: block; position: relative; border-radius: 12px; overflow: hidden; background: var(--check);
          border: 1px solid var(--line); transition: box-shadow .15s, transform .15s; }
        .card:hover .frame { box-shadow: 0 6px 20px rgb(0 0 0 / .18); transform: translateY(-2px); }
        .frame img { display: block; width: 100%; height: auto; }
        .frame p { margin: 0; padding: 24px 14px; min-height: 120px; color: var(--quiet); overflow-wrap: anywhere; }
        .caption { display: flex; gap: 6px; padding: 7px 2px 0; font-size: 12.5px; align-items: baseline; }
        .caption span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
        .badge { font-size: 11.5px; font-weight: 600; color: var(--color); border: 1px solid currentColor;
          border-radius: 99px; padding: 0 8px; white-space: nowrap; }
        .badge:empty { display: none; }
        .empty { text-align: center; padding: 80px 20px; color: var(--quiet); }
        dialog { border: 0; padding: 0; margin: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none;
          background: var(--page); color: var(--ink); overflow: hidden; }
        dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
        .viewer-bar, .viewer-foot { display: flex; align-items: center; gap: 10px; padding: 8px 16px;
          background: var(--panel); border-bottom: 1px solid var(--line); flex-wrap: wrap; }
        .viewer-foot { border: 0; border-top: 1px solid var(--line); flex-wrap: nowrap; justify-content: space-between;
          padding-bottom: max(8px, env(safe-area-inset-bottom)); }
        .viewer-foot .quiet { text-align: center; overflow-wrap: anywhere; }
        .viewer-title { flex: 1; min-width: 160px; overflow-wrap: anywhere; display: flex; flex-wrap: wrap;
          gap: 0 10px; align-items: baseline; }
        .modes { display: flex; background: var(--soft); border-radius: 8px; padding: 2px; }
        .modes:empty { display: none; }
        .modes button { border: 0; background: none; border-radius: 6px; padding: 4px 12px; cursor: pointer; }
        .modes button[aria-pressed=true] { background: var(--panel); box-shadow: 0 1px 3px rgb(0 0 0 / .2); }
        .stage { overflow: auto; padding: 16px; display: flex; gap: 16px; touch-action: pan-x pan-y; min-width: 0;
          outline: none; }
        .stage > * { margin: auto; }
        .stage figure { margin: auto; display: flex; flex-direction: column; gap: 6px; align-items: center;
          min-height: 0; max-height: 100%; min-width: 0; }
        .stage figcaption { color: var(--quiet); font-size: 12.5px; }
        .stage img { display: block; border-radius: 4px; background: var(--check); box-shadow: 0 0 0 1px var(--line); }
        .stage.whole img { width: auto; height: auto; max-width: 100%; max-height: 100%; min-height: 0; }
        .stage.whole figure { height: 100%; justify-content: center; }
        .stage.whole figure img { max-height: calc(100% - 26px); }
        .pair { position: relative; display: grid; min-width: 0; min-height: 0; --at: 50%; cursor: ew-resize;
          touch-action: none; }
        .stage.whole .pair { max-width: 100%; max-height: 100%; height: 100%; aspect-ratio: var(--ratio); }
        .stage.whole .pair.wide { height: auto; width: 100%; }
        .pair img { grid-area: 1 / 1; }
        .stage.whole .pair img { width: 100%; height: 100%; }
        .pair .old { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
        .pair::after { content: ""; position: absolute; inset: 0 auto 0 var(--at); width: 2px; margin-left: -1px;
          background: var(--tint); pointer-events: none; }
        .pair input { position: absolute; inset: auto 0 0 0; width: 100%; margin: 0; height: 28px; opacity: 0;
          pointer-events: none; }
        .pair .handle { position: absolute; left: var(--at); top: 50%; width: 36px; height: 36px; margin: -18px;
          border-radius: 50%; background: var(--tint); color: var(--tint-ink); display: grid; place-items: center;
          font-size: 15px; pointer-events: none; box-shadow: 0 2px 8px rgb(0 0 0 / .3); }
        .pair:focus-within .handle { outline: 2px solid var(--ink); outline-offset: 2px; }
        .pair .tag { position: absolute; top: 8px; background: rgb(0 0 0 / .6); color: #fff; border-radius: 99px;
          padding: 1px 9px; font-size: 12px; pointer-events: none; }
        .pair .tag.of-old { left: 8px; } .pair .tag.of-new { right: 8px; }
        @media (max-width: 760px) {
          .narrow { display: inline-block; }
          .bar { padding: 8px 12px; gap: 10px; }
          .sizes svg { display: none; }
          .sizes input { width: 76px; }
          .columns { display: block; }
          aside { display: none; position: static; max-height: none; padding: 16px 16px 0;
            border-bottom: 1px solid var(--line); background: var(--panel); }
          aside.shown { display: block; }
          main { padding: 14px 12px 48px; }
          .cards { gap: 12px; }
          .choice { padding: 8px 6px; }
          .viewer-bar { padding: 8px 12px; gap: 8px; }
          .viewer-title { min-width: 0; flex-direction: column; align-items: start; font-size: 13px; }
          .modes { order: 9; width: 100%; }
          .modes button { flex: 1; padding: 6px 4px; }
          .button { min-height: 40px; }
          .stage { padding: 10px; }
        }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """#
}
