// The scenes of `./bench --peers` with Qt Widgets: qt_widgets SCENE [LABELS [CYCLES]]
#include "measuring.h"
#include <QtWidgets>
#include <functional>
#include <vector>
#include <unistd.h>
#include <xcb/xcb.h>

static int paintedWindows = 0, paintedContents = 0, shade = 0;
static QWidget *window;
static QVector<QPushButton *> anchors;

/// Waits until the X server has handled everything.
static void synchronize() {
    if (auto *x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>())
        free(xcb_get_input_focus_reply(x11->connection(), xcb_get_input_focus(x11->connection()), nullptr));
}

static void waitUntil(const std::function<bool()> &isDone) {
    double limit = wall() + 3000;
    while (!isDone() && wall() < limit)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

/// Handles what is left: deletions, and the events of closed windows.
static void settle() {
    for (int round = 0; round < 3; round++) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

struct Window : QWidget {
    void paintEvent(QPaintEvent *) override {
        QPainter(this).fillRect(rect(), QColor(246 - shade % 8, 245, 244));
        paintedWindows++;
    }
};

/// A strip that counts how often its popover or dialog was painted.
struct Strip : QWidget {
    Strip() { setFixedHeight(4); }
    void paintEvent(QPaintEvent *) override {
        QPainter(this).fillRect(rect(), QColor(50, 100, 200));
        paintedContents++;
    }
};

static QLabel *title(const char *text, int size) {
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    font.setPointSize(size);
    label->setFont(font);
    return label;
}

static QFrame *makePopover(QWidget *anchor, Qt::WindowFlags flags) {
    auto *frame = new QFrame(window, flags);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setFixedSize(300, 400);
    auto *rows = new QVBoxLayout(frame);
    rows->addWidget(title("Popover title", 14));
    rows->addWidget(new Strip);
    rows->addWidget(new QLineEdit);
    for (int row = 1; row <= 10; row++) rows->addWidget(new QLabel(QString("Row %1 of the popover, some text").arg(row)), 1);
    QPoint origin = anchor->mapToGlobal(QPoint(anchor->width() / 2 - 150, anchor->height() + 8));
    frame->move(qBound(0, origin.x(), 980), qBound(0, origin.y(), 400));
    return frame;
}

static QWidget *makeDialog() {
    auto *dim = new QWidget(window);
    dim->setObjectName("dim");
    dim->setAttribute(Qt::WA_StyledBackground);
    dim->setStyleSheet("#dim{background:rgba(0,0,0,77);} #card{background:white;border-radius:12px;}");
    dim->setGeometry(window->rect());
    auto *card = new QFrame(dim);
    card->setObjectName("card");
    card->setFixedWidth(335);
    auto *rows = new QVBoxLayout(card);
    rows->addWidget(title("Delete the file?", 16));
    rows->addWidget(new Strip);
    auto *text = new QLabel("This removes the file from the disk. It cannot be undone, and nothing else is changed.");
    text->setWordWrap(true);
    rows->addWidget(text);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(new QPushButton("Cancel"));
    buttons->addWidget(new QPushButton("Delete"));
    rows->addLayout(buttons);
    auto *shadow = new QGraphicsDropShadowEffect;
    shadow->setBlurRadius(24);
    shadow->setOffset(0, 4);
    card->setGraphicsEffect(shadow);
    card->adjustSize();
    card->move(640 - card->width() / 2, 400 - card->height() / 2);
    return dim;
}

/// Returns the time until the content was painted.
static double show(QWidget *widget, double start) {
    int before = paintedContents;
    widget->show();
    waitUntil([&] { return paintedContents > before; });
    synchronize();
    return wall() - start;
}

static double popoverCycle() {
    double start = wall();
    auto *popover = makePopover(anchors[7 % anchors.size()], Qt::Popup);
    double shown = show(popover, start);
    popover->close();
    delete popover;
    settle();
    return shown;
}

static double dialogCycle() {
    double start = wall();
    auto *dialog = makeDialog();
    double shown = show(dialog, start);
    int before = paintedWindows;
    delete dialog;
    waitUntil([&] { return paintedWindows > before; });
    settle();
    return shown;
}

/// Counts the paint events of other widgets.
struct PaintCounter : QObject {
    int painted = 0;
    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Paint) painted++;
        return false;
    }
};

/// Returns the time until the widget was painted.
static double showCounted(QWidget *widget, double start, const std::function<void()> &open) {
    PaintCounter counter;
    widget->installEventFilter(&counter);
    open();
    waitUntil([&] { return counter.painted > 0; });
    widget->removeEventFilter(&counter);
    synchronize();
    return wall() - start;
}

static double menuCycle() {
    double start = wall();
    auto *anchor = anchors[7 % anchors.size()];
    auto *menu = new QMenu(window);
    for (int index = 1; index <= 10; index++) menu->addAction(QString("Command %1").arg(index));
    double shown = showCounted(menu, start, [&] { menu->popup(anchor->mapToGlobal(QPoint(0, anchor->height()))); });
    menu->close();
    delete menu;
    settle();
    return shown;
}

static double alertCycle() {
    double start = wall();
    auto *alert = new QMessageBox(
        QMessageBox::NoIcon, "Delete the file?",
        "This removes the file from the disk. It cannot be undone, and nothing else is changed.", QMessageBox::NoButton,
        window);
    alert->addButton("Cancel", QMessageBox::RejectRole);
    alert->addButton("Delete", QMessageBox::DestructiveRole);
    double shown = showCounted(alert, start, [&] { alert->open(); });
    alert->close();
    delete alert;
    settle();
    return shown;
}

static void reportCycles(int count, const std::function<double()> &cycle) {
    for (int warmUp = 0; warmUp < 10; warmUp++) cycle();
    std::vector<double> shown;
    double start = cpu();
    for (int number = 0; number < count; number++) shown.push_back(cycle());
    figure("cpu", (cpu() - start) / count);
    figure("shown", median(shown.data(), count));
}

static void reportFrames(int count, const std::function<void(int)> &change, const int &painted) {
    double start = cpu();
    for (int frame = 0; frame < count; frame++) {
        int before = painted;
        change(frame);
        waitUntil([&] { return painted > before; });
    }
    synchronize();
    figure("cpu", (cpu() - start) / count);
}

static void fade(int count) {
    auto *content = new QFrame(window);
    content->setAutoFillBackground(true);
    content->setGeometry(490, 200, 300, 400);
    auto *rows = new QVBoxLayout(content);
    rows->addWidget(new Strip);
    rows->addWidget(new QLineEdit);
    for (int row = 1; row <= 10; row++) rows->addWidget(new QLabel(QString("Row %1 of the popover, some text").arg(row)), 1);
    auto *opacity = new QGraphicsOpacityEffect;
    content->setGraphicsEffect(opacity);
    content->show();
    settle();
    reportFrames(count, [&](int frame) { opacity->setOpacity(0.1 + 0.8 * (frame % 15) / 15); }, paintedContents);
}

/// The rows of a list, which are made when they are shown.
struct Rows : QAbstractListModel {
    int rowCount(const QModelIndex &) const override { return 10000; }
    QVariant data(const QModelIndex &index, int role) const override {
        if (role != Qt::DisplayRole) return QVariant();
        return QString("Row %1 with some text in it").arg(index.row());
    }
};

static void scroll(int count) {
    static Rows rows;
    auto *list = new QListView(window);
    list->setModel(&rows);
    list->setUniformItemSizes(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setGeometry(340, 0, 600, 800);
    list->show();
    settle();
    PaintCounter counter;
    list->viewport()->installEventFilter(&counter);
    reportFrames(count, [&](int frame) { list->verticalScrollBar()->setValue(40 * (frame + 1)); }, counter.painted);
}

static void stack() {
    double before = memory("Pss");
    std::vector<double> walls, cpus;
    double megabytes = 0;
    for (int round = 0; round < 3; round++) {
        double start = wall(), startOfCPU = cpu();
        int painted = paintedContents;
        QVector<QFrame *> popovers;
        for (int index = 0; index < 50; index++) {
            popovers << makePopover(
                anchors[index % anchors.size()], Qt::Tool | Qt::FramelessWindowHint | Qt::BypassWindowManagerHint);
            popovers.last()->show();
        }
        waitUntil([&] { return paintedContents >= painted + 50; });
        synchronize();
        walls.push_back(wall() - start);
        cpus.push_back(cpu() - startOfCPU);
        megabytes = (memory("Pss") - before) / 1024;
        qDeleteAll(popovers);
        settle();
    }
    figure("wall", median(walls.data(), 3));
    figure("cpu", median(cpus.data(), 3));
    figure("megabytes", megabytes);
}

static void fill(int labels) {
    if (labels == 0) {
        auto *grid = new QGridLayout(window);
        for (int index = 0; index < 20; index++) {
            anchors << new QPushButton(QString("Button %1").arg(index + 1));
            grid->addWidget(anchors.last(), index / 5, index % 5, Qt::AlignCenter);
        }
        return;
    }
    int columns = 1;
    while (columns * columns < labels) columns++;
    for (int index = 0; index < labels; index++) {
        auto *label = new QLabel(QString::number(index % 10), window);
        label->move(int((index % columns) * 1240.0 / columns), int((index / columns) * 760.0 / columns));
    }
    anchors << new QPushButton("Anchor", window);
    anchors.last()->move(560, 100);
}

static int run(const QString &scene, int labels, int cycles) {
    window = new Window;
    window->resize(1280, 800);
    fill(labels);
    QTimer wake; // bounds every wait
    if (scene != "still") wake.start(50);
    window->show();
    waitUntil([] { return paintedWindows > 0; });
    synchronize();
    if (scene == "first") return report_start(), 0;
    settle();
    if (scene == "popover") return reportCycles(cycles, popoverCycle), 0;
    if (scene == "dialog") return reportCycles(cycles, dialogCycle), 0;
    if (scene == "reused") {
        auto *popover = makePopover(anchors[7 % anchors.size()], Qt::Popup);
        reportCycles(cycles, [&] {
            double shown = show(popover, wall());
            popover->hide();
            settle();
            return shown;
        });
        return 0;
    }
    if (scene == "repaint") return reportFrames(cycles, [](int) { shade++, window->update(); }, paintedWindows), 0;
    if (scene == "menu") return reportCycles(cycles, menuCycle), 0;
    if (scene == "alert") return reportCycles(cycles, alertCycle), 0;
    if (scene == "scroll") return scroll(cycles), 0;
    if (scene == "fade") return fade(cycles), 0;
    if (scene == "stack") return stack(), 0;
    if (scene == "growth") {
        for (int cycle = 0; cycle < cycles; cycle++) popoverCycle();
        double before = memory("Private_Dirty");
        for (int cycle = 0; cycle < cycles; cycle++) popoverCycle();
        return figure("kilobytes", (memory("Private_Dirty") - before) / cycles), 0;
    }
    if (scene == "still") {
        double start = cpu();
        QTimer::singleShot(2000, qApp, &QCoreApplication::quit);
        qApp->exec();
        return figure("cpu", cpu() - start), 0;
    }
    fprintf(stderr, "There is no scene %s.\n", qPrintable(scene));
    return 2;
}

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    int result = run(
        argc > 1 ? argv[1] : "", argc > 2 ? atoi(argv[2]) : 0, argc > 3 ? atoi(argv[3]) : 100);
    fflush(stdout);
    _exit(result);
}
