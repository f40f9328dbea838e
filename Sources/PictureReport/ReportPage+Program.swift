extension ReportPage {
    /// Shows the entries of the element `report`. Texts are set as texts, never as markup.
    static let program = #"""
        'use strict';
        (() => {
          const report = JSON.parse(document.getElementById('report').textContent);
          const statuses = ['failed', 'changed', 'new', 'removed', 'equal', 'taken'];
          const words = {
            failed: 'Failed', changed: 'Changed', new: 'New', removed: 'Removed', equal: 'Equal', taken: '',
          };
          const find = (id) => document.getElementById(id);
          const make = (kind, properties = {}, children = []) => {
            const element = document.createElement(kind);
            for (const [name, value] of Object.entries(properties)) {
              if (name in element) element[name] = value; else element.setAttribute(name, value);
            }
            element.append(...children);
            return element;
          };
          const address = (path) => path.split('/').map(encodeURIComponent).join('/');
          const colored = (element, status) => {
            element.style.setProperty('--color', `var(--${status})`);
            return element;
          };
          const entries = report.entries
            .map((entry, index) => ({ ...entry, index, rank: statuses.indexOf(entry.status) }));
          const isCompared = entries.some((entry) => entry.status !== 'taken');
          const hasNews = entries.some((entry) => entry.rank < 4);

          // What is hidden: of each facet the values, and statuses. Equal pictures are, while others are not.
          const hidden = report.facets.map(() => new Set());
          const hiddenStatuses = new Set(hasNews ? ['equal', 'taken'] : []);
          let query = '';
          let shown = [];
          let opened = -1;

          const matches = (entry) =>
            !hiddenStatuses.has(entry.status) && entry.values.every((value, facet) => !hidden[facet].has(value))
            && query.split(/\s+/).every((word) => entry.values.join(' ').toLowerCase().includes(word));
          const describe = (entry) => entry.values.slice(1).join(' · ');
          // The caption leaves out what all pictures have in common.
          const varies = report.facets.map((_, index) => new Set(entries.map((entry) => entry.values[index])).size > 1);
          const caption = (entry) =>
            entry.values.filter((_, index) => index > 0 && varies[index]).join(' · ') || entry.values[0];

          // MARK: Filters

          const choice = (label, count, isOn, change, status) => {
            const box = make('input', { type: 'checkbox', checked: isOn });
            box.addEventListener('change', () => { change(box.checked); update(); });
            const dot = status ? [colored(make('i', { className: 'dot' }), status)] : [];
            return make('label', { className: 'choice' },
              [box, ...dot, make('span', { textContent: label }),
                make('span', { className: 'quiet', textContent: count })]);
          };
          const group = (title, values, setHidden, choices) => {
            const all = make('button', { type: 'button', textContent: 'All', title: `Show all: ${title}` });
            const none = make('button', { type: 'button', textContent: 'None', title: `Show none: ${title}` });
            const list = make('div', { className: values.length > 12 ? 'long' : '' }, choices);
            const change = (isOn) => {
              setHidden(isOn ? [] : values);
              for (const box of list.querySelectorAll('input')) box.checked = isOn;
              update();
            };
            all.addEventListener('click', () => change(true));
            none.addEventListener('click', () => change(false));
            const buttons = values.length > 2 ? [make('span', {}, [all, ' · ', none])] : [];
            return make('fieldset', {}, [make('legend', {}, [title, ...buttons]), list]);
          };
          const makeFilters = () => {
            const search = make('input', { type: 'search', className: 'search', placeholder: 'Search', id: 'search' });
            search.setAttribute('aria-label', 'Search');
            search.addEventListener('input', () => { query = search.value.trim().toLowerCase(); update(); });
            find('filters').append(search);
            if (isCompared) {
              const present = statuses.filter((status) => entries.some((entry) => entry.status === status));
              find('filters').append(group('Result', [], () => {}, present.map((status) => choice(
                words[status], entries.filter((entry) => entry.status === status).length, !hiddenStatuses.has(status),
                (isOn) => isOn ? hiddenStatuses.delete(status) : hiddenStatuses.add(status), status))));
            }
            report.facets.forEach((facet, index) => {
              const values = [...new Set(entries.map((entry) => entry.values[index]))];
              if (values.length < 2) return;
              find('filters').append(group(facet, values,
                (list) => { hidden[index].clear(); list.forEach((value) => hidden[index].add(value)); },
                values.map((value) => choice(
                  value, entries.filter((entry) => entry.values[index] === value).length, true,
                  (isOn) => isOn ? hidden[index].delete(value) : hidden[index].add(value)))));
            });
          };

          // MARK: Grid

          const picture = (path, entry, name, loading = 'eager') => {
            // The attribute must be set before the address, which begins to load.
            const decoding = loading === 'lazy' ? 'async' : 'sync';
            const image = make('img', { loading, decoding, alt: name, draggable: false, src: address(path) });
            if (entry.size) { image.width = entry.size.width; image.height = entry.size.height; }
            return image;
          };
          const badge = (entry) => colored(
            make('span', { className: 'badge', textContent: words[entry.status] }), entry.status);
          const card = (entry) => {
            const path = entry.picture || entry.reference;
            const name = [entry.values[0], describe(entry), words[entry.status]].filter(Boolean).join(', ');
            const content = path
              ? picture(path, entry, '', 'lazy') : make('p', { textContent: entry.note || 'No picture' });
            const label = caption(entry);
            const button = make('button', { type: 'button', className: 'card' }, [
              make('span', { className: 'frame' }, [content]),
              make('span', { className: 'caption' }, [make('span', { textContent: label }), badge(entry)]),
            ]);
            button.setAttribute('aria-label', name);
            button.addEventListener('click', () => open(entry.index));
            entry.button = button;
            return button;
          };
          const isSingle = report.facets.length === 1;
          const sectionTitle = (entry) => isSingle ? words[entry.status] || report.facets[0] : entry.values[0];
          const update = () => {
            const order = new Map();
            for (const entry of entries.filter(matches)) {
              const title = sectionTitle(entry);
              const section = order.get(title) || { title, rank: 9, entries: [] };
              section.rank = Math.min(section.rank, entry.rank);
              section.entries.push(entry);
              order.set(title, section);
            }
            // Sections with failures and changes come first; the order within is that of the report.
            const sections = [...order.values()].sort((a, b) => a.rank - b.rank);
            for (const section of sections) section.entries.sort((a, b) => a.rank - b.rank);
            shown = sections.flatMap((section) => section.entries);
            const elements = sections.map((section) => make('section', {}, [
              make('h2', {}, [
                section.title, make('span', { className: 'quiet', textContent: section.entries.length })]),
              make('div', { className: 'cards' }, section.entries.map((entry) => entry.button || card(entry))),
            ]));
            if (!elements.length) {
              elements.push(make('p', { className: 'empty', textContent: 'No picture matches the filters.' }));
            }
            if (report.hint && hasNews) elements.unshift(make('p', { className: 'hint', textContent: report.hint }));
            find('grid').replaceChildren(...elements);
            const all = entries.length;
            find('count').textContent = shown.length === all ? `${all}` : `${shown.length} of ${all}`;
          };

          // MARK: Viewer

          const viewer = find('viewer');
          const modes = {
            slider: ['Slider', (entry) => entry.picture && entry.reference],
            both: ['Both', (entry) => entry.picture && entry.reference],
            difference: ['Difference', (entry) => entry.difference],
            new: ['New', (entry) => entry.picture && isCompared],
            old: ['Old', (entry) => entry.reference],
          };
          let mode = 'slider';
          let isWhole = true;
          const figure = (path, entry, title) =>
            make('figure', {}, [picture(path, entry, title), make('figcaption', { textContent: title })]);
          const pair = (entry) => {
            const old = picture(entry.reference, entry, 'Old');
            old.className = 'old';
            const range = make('input', { type: 'range', min: 0, max: 100, value: 50 });
            range.setAttribute('aria-label', 'Share of the old picture');
            const box = make('div', { className: 'pair' }, [
              picture(entry.picture, entry, 'New'), old, range,
              make('span', { className: 'handle', textContent: '↔' }),
              make('span', { className: 'tag of-old', textContent: 'Old' }),
              make('span', { className: 'tag of-new', textContent: 'New' })]);
            const move = (share) => {
              range.value = share;
              box.style.setProperty('--at', `${share}%`);
            };
            range.addEventListener('input', () => move(range.value));
            const follow = (event) => {
              const frame = box.getBoundingClientRect();
              move(Math.max(0, Math.min(100, (event.clientX - frame.left) / frame.width * 100)));
            };
            box.addEventListener('pointerdown', (event) => {
              box.setPointerCapture(event.pointerId);
              follow(event);
              event.preventDefault();
            });
            box.addEventListener('pointermove', (event) => { if (event.buttons) follow(event); });
            if (entry.size) box.style.setProperty('--ratio', `${entry.size.width} / ${entry.size.height}`);
            return box;
          };
          const fitPair = () => {
            const box = find('stage').querySelector('.pair');
            const entry = entries[opened];
            if (!box || !entry.size) return;
            const stage = find('stage');
            box.classList.toggle('wide',
              entry.size.width / entry.size.height > (stage.clientWidth - 32) / (stage.clientHeight - 32));
          };
          const contents = (entry) => {
            if (!entry.picture && !entry.reference) return [make('p', { textContent: entry.note || 'No picture' })];
            switch (mode) {
            case 'slider': return [pair(entry)];
            case 'both': return [figure(entry.reference, entry, 'Old'), figure(entry.picture, entry, 'New')];
            case 'difference': return [picture(entry.difference, entry, 'Difference')];
            case 'old': return [picture(entry.reference, entry, 'Old')];
            default: return [picture(entry.picture, entry, entry.values.join(', '))];
            }
          };
          const showEntry = () => {
            const entry = entries[opened];
            const available = Object.keys(modes).filter((name) => modes[name][1](entry));
            const wanted = mode;
            if (!available.includes(mode)) mode = available[0] || 'only';
            find('viewer-name').textContent = entry.values[0];
            find('viewer-values').textContent = describe(entry);
            find('viewer-status').textContent = words[entry.status];
            colored(find('viewer-status'), entry.status);
            const pixels = entry.size ? `${entry.size.width} × ${entry.size.height} pixels` : '';
            const place = shown.indexOf(entry);
            find('viewer-note').textContent = [
              entry.note, pixels, place < 0 ? '' : `${place + 1} of ${shown.length}`].filter(Boolean).join(' · ');
            find('modes').replaceChildren(...(available.length < 2 ? [] : available.map((name, index) => {
              const button = make('button', { type: 'button', textContent: modes[name][0], title: `Key ${index + 1}` });
              button.setAttribute('aria-pressed', name === mode);
              button.addEventListener('click', () => { mode = name; showEntry(); });
              return button;
            })));
            const stage = find('stage');
            stage.className = isWhole ? 'stage whole' : 'stage';
            stage.replaceChildren(...contents(entry));
            fitPair();
            find('zoom').textContent = isWhole ? '100 %' : 'Fit';
            find('before').disabled = place <= 0;
            find('after').disabled = place < 0 || place === shown.length - 1;
            mode = mode === 'only' ? wanted : mode;
            history.replaceState(null, '', `#${encodeURIComponent(entry.values.join('/'))}`);
          };
          const open = (index) => {
            opened = index;
            if (!viewer.open) viewer.showModal();
            showEntry();
          };
          const step = (distance) => {
            const next = shown[shown.indexOf(entries[opened]) + distance];
            if (next) open(next.index);
          };
          const toggleZoom = () => { isWhole = !isWhole; showEntry(); };

          find('close').addEventListener('click', () => viewer.close());
          find('before').addEventListener('click', () => step(-1));
          find('after').addEventListener('click', () => step(1));
          find('zoom').addEventListener('click', toggleZoom);
          find('stage').addEventListener('click', (event) => {
            if (event.target.tagName === 'IMG' && !event.target.closest('.pair')) toggleZoom();
          });
          viewer.addEventListener('close', () => {
            history.replaceState(null, '', location.pathname + location.search);
            const entry = entries[opened];
            if (entry && entry.button) entry.button.focus();
          });
          addEventListener('resize', () => { if (viewer.open) fitPair(); });
          addEventListener('keydown', (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (!viewer.open) {
              if (event.key === '/' && event.target.tagName !== 'INPUT') {
                event.preventDefault();
                find('search').focus();
              }
              return;
            }
            if (event.target.type === 'range') return;
            const buttons = [...find('modes').children];
            if (event.key === 'ArrowLeft') step(-1);
            else if (event.key === 'ArrowRight') step(1);
            else if (event.key.toLowerCase() === 'z') toggleZoom();
            else if (buttons[event.key - 1]) buttons[event.key - 1].click();
            else return;
            event.preventDefault();
          });

          find('title').textContent = report.title;
          find('open-filters').addEventListener('click', () => {
            const isShown = find('filters').classList.toggle('shown');
            find('open-filters').setAttribute('aria-expanded', isShown);
          });
          const resize = () => document.documentElement.style.setProperty('--size', `${find('size').value}px`);
          find('size').addEventListener('input', resize);
          if (matchMedia('(max-width: 760px)').matches) find('size').value = 150;
          resize();
          makeFilters();
          update();
          const named = decodeURIComponent(location.hash.slice(1));
          const first = entries.findIndex((entry) => entry.values.join('/') === named);
          if (first >= 0) open(first);
        })();
        """#
}
