/// The parts of the page of films that do not depend on the films.
enum ReplayPage {
    static let body = #"""
        <a class="skip" href="#player">Skip to the film</a>
        <div class="columns">
        <nav aria-label="Films">
        <h1 id="title"></h1>
        <input id="search" type="search" placeholder="Search" aria-label="Search films">
        <ul id="films"></ul>
        </nav>
        <main id="player" tabindex="-1">
        <div class="screen"><video id="video" controls muted playsinline preload="metadata"></video></div>
        <section>
        <h2 id="name"></h2>
        <p id="summary" class="quiet"></p>
        <div class="controls">
        <label>Speed <select id="speed"><option value="1">1</option><option value="0.5">1/2</option>
        <option value="0.25">1/4</option><option value="0.1">1/10</option></select></label>
        <label><input id="loop" type="checkbox" checked> Repeat</label>
        </div>
        <h3>Steps</h3>
        <ol id="steps"></ol>
        </section>
        </main>
        </div>
        """#

    static let style = #"""
        :root { --page: #f5f5f7; --panel: #fff; --ink: #1d1d1f; --quiet: #63636a; --line: #dcdce1; --tint: #0066cc;
          --soft: #e6eefb; }
        @media (prefers-color-scheme: dark) { :root { --page: #111113; --panel: #1c1c1f; --ink: #f2f2f5;
          --quiet: #a0a0a8; --line: #35353a; --tint: #4ca3ff; --soft: #1d2b3d; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--ink); accent-color: var(--tint);
          font: 15px/1.45 Inter, -apple-system, "Segoe UI", system-ui, sans-serif; }
        button, input, select { font: inherit; color: inherit; }
        :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--panel); padding: 8px; }
        .quiet { color: var(--quiet); }
        .columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); min-height: 100vh; }
        nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 16px; background: var(--panel);
          border-right: 1px solid var(--line); }
        h1 { font-size: 17px; margin: 0 0 12px; } h2 { font-size: 22px; margin: 0; } h3 { font-size: 15px; margin: 20px 0 6px; }
        #search { width: 100%; padding: 6px 10px; border: 1px solid var(--line); border-radius: 8px;
          background: var(--page); margin-bottom: 10px; }
        ul, ol { list-style: none; margin: 0; padding: 0; }
        #films a { display: block; padding: 7px 10px; border-radius: 8px; color: inherit; text-decoration: none;
          overflow-wrap: anywhere; }
        #films a:hover { background: var(--page); } #films a[aria-current] { background: var(--soft); font-weight: 600; }
        main { display: flex; flex-wrap: wrap; gap: 32px; padding: 24px; outline: none; align-items: flex-start; }
        .screen { flex: 0 1 auto; border-radius: 24px; overflow: hidden; border: 1px solid var(--line); background: #000;
          line-height: 0; box-shadow: 0 8px 30px rgb(0 0 0 / .15); }
        video { display: block; max-width: min(100%, 900px); max-height: calc(100vh - 50px); width: auto; height: auto; }
        section { flex: 1 1 280px; min-width: 0; }
        .controls { display: flex; gap: 18px; align-items: center; flex-wrap: wrap; }
        select { border: 1px solid var(--line); border-radius: 8px; background: var(--panel); padding: 4px 8px; }
        #steps button { display: flex; gap: 12px; width: 100%; text-align: start; border: 0; background: none;
          border-radius: 8px; padding: 7px 10px; cursor: pointer; }
        #steps button:hover { background: var(--panel); } #steps [aria-current] button { background: var(--soft); }
        #steps time { color: var(--quiet); font-variant-numeric: tabular-nums; min-width: 3.4em; }
        #steps code { font: 13px/1.6 "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        @media (max-width: 760px) {
          .columns { display: block; } nav { position: static; max-height: 40vh; border-right: 0;
            border-bottom: 1px solid var(--line); } main { padding: 16px; }
          video { max-height: 70vh; }
        }
        """#

    /// Plays the films of the element `replay`. Texts are set as texts, never as markup.
    static let program = #"""
        'use strict';
        (() => {
          const replay = JSON.parse(document.getElementById('replay').textContent);
          const find = (id) => document.getElementById(id);
          const video = find('video');
          const make = (kind, properties = {}, children = []) => {
            const element = Object.assign(document.createElement(kind), properties);
            element.append(...children);
            return element;
          };
          const address = (path) => path.split('/').map(encodeURIComponent).join('/');
          // Who asked for less motion starts films by hand.
          const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
          let film = null;
          let items = [];

          find('title').textContent = replay.title;

          const list = () => {
            const words = find('search').value.toLowerCase().split(/\s+/);
            find('films').replaceChildren(...replay.films
              .filter((entry) => words.every((word) => `${entry.title} ${entry.summary}`.toLowerCase().includes(word)))
              .map((entry) => {
                const link = make('a', { href: `#${entry.id}`, textContent: entry.title });
                if (entry === film) link.setAttribute('aria-current', 'page');
                return make('li', {}, [link]);
              }));
          };

          const show = () => {
            const id = decodeURIComponent(location.hash.slice(1));
            const next = replay.films.find((entry) => entry.id === id) ?? replay.films[0];
            if (!next || next === film) return;
            film = next;
            find('name').textContent = film.title;
            find('summary').textContent = film.summary;
            document.title = `${film.title} – ${replay.title}`;
            video.poster = address(film.poster);
            video.src = address(film.file);
            video.setAttribute('aria-label', `${film.title}: ${film.summary}`);
            video.playbackRate = Number(find('speed').value);
            items = film.steps.map((step) => {
              const button = make('button', { type: 'button' }, [
                make('time', { textContent: `${step.start.toFixed(1)} s` }), make('code', { textContent: step.text }),
              ]);
              button.addEventListener('click', () => { video.currentTime = step.start; video.play(); });
              return make('li', {}, [button]);
            });
            find('steps').replaceChildren(...items);
            list();
            if (!isCalm) video.play().catch(() => {});
          };

          // The step at the film's time is the current one.
          const mark = () => {
            const now = video.currentTime + 0.001;
            const current = film.steps.findLastIndex((step) => step.start <= now);
            items.forEach((item, index) => {
              if (index === current) item.setAttribute('aria-current', 'step');
              else item.removeAttribute('aria-current');
            });
            if (!video.paused) requestAnimationFrame(mark);
          };

          video.addEventListener('play', mark);
          video.addEventListener('seeked', mark);
          video.addEventListener('loadedmetadata', () => { video.playbackRate = Number(find('speed').value); });
          video.loop = find('loop').checked;
          find('loop').addEventListener('change', (event) => { video.loop = event.target.checked; });
          find('speed').addEventListener('change', (event) => { video.playbackRate = Number(event.target.value); });
          find('search').addEventListener('input', list);
          addEventListener('hashchange', show);
          show();
        })();
        """#
}
