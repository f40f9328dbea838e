// The scenes of `./bench --peers` with GTK 4: gtk SCENE [LABELS [CYCLES]]
#include "measuring.h"
#include <gtk/gtk.h>

static GtkWidget *window, *overlay, *anchors[20];
static int anchor_count, painted_windows, painted_contents, shade;

/// A strip that counts how often its popover or dialog was painted.
typedef struct { GtkWidget parent; } Strip;
typedef struct { GtkWidgetClass parent; } StripClass;
GType strip_get_type(void);
G_DEFINE_TYPE(Strip, strip, GTK_TYPE_WIDGET)

static void strip_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    painted_contents++;
    GdkRGBA color = {0.2, 0.4, 0.8 - 0.001 * (shade % 8), 1};
    graphene_rect_t area = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &color, &area);
}

static void strip_class_init(StripClass *type) { GTK_WIDGET_CLASS(type)->snapshot = strip_snapshot; }
static void strip_init(Strip *strip) { gtk_widget_set_size_request(GTK_WIDGET(strip), 8, 4); }

/// The window's background, whose color changes.
typedef struct { GtkWidget parent; } Ground;
typedef struct { GtkWidgetClass parent; } GroundClass;
GType ground_get_type(void);
G_DEFINE_TYPE(Ground, ground, GTK_TYPE_WIDGET)

static void ground_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    GdkRGBA color = {0.9 + 0.01 * (shade % 8), 0.9, 0.9, 1};
    graphene_rect_t area = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &color, &area);
}

static void ground_class_init(GroundClass *type) { GTK_WIDGET_CLASS(type)->snapshot = ground_snapshot; }
static void ground_init(Ground *ground) {}

static GtkWidget *ground;

static int painted_menus;
static void did_paint_menu(GdkFrameClock *clock, gpointer data) { painted_menus++; }
static gboolean wake(gpointer data) { return G_SOURCE_CONTINUE; }
static void did_paint(GdkFrameClock *clock, gpointer data) { painted_windows++; }
static void synchronize(void) { gdk_display_sync(gdk_display_get_default()); }

static void wait_for(int *count, int before) {
    double limit = wall() + 3000;
    while (*count <= before && wall() < limit) g_main_context_iteration(NULL, TRUE);
}

/// Handles what is left, until nothing has come three times.
static void settle(void) {
    for (int round = 0, idle = 0; round < 4000 && idle < 3; round++) {
        if (g_main_context_iteration(NULL, FALSE)) {
            idle = 0;
        } else {
            idle++;
            g_usleep(200);
        }
    }
}

static GtkWidget *make_content(void) {
    GtkWidget *rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    gtk_widget_set_size_request(rows, 300, 400);
    GtkWidget *title = gtk_label_new("Popover title");
    gtk_widget_add_css_class(title, "title-4");
    gtk_box_append(GTK_BOX(rows), title);
    gtk_box_append(GTK_BOX(rows), g_object_new(strip_get_type(), NULL));
    gtk_box_append(GTK_BOX(rows), gtk_entry_new());
    for (int row = 1; row <= 10; row++) {
        char text[64];
        snprintf(text, sizeof text, "Row %d of the popover, some text", row);
        GtkWidget *label = gtk_label_new(text);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_widget_set_vexpand(label, TRUE);
        gtk_box_append(GTK_BOX(rows), label);
    }
    return rows;
}

static GtkWidget *make_popover(GtkWidget *anchor, gboolean hides) {
    GtkWidget *popover = gtk_popover_new();
    gtk_popover_set_has_arrow(GTK_POPOVER(popover), TRUE);
    gtk_popover_set_autohide(GTK_POPOVER(popover), hides);
    gtk_popover_set_child(GTK_POPOVER(popover), make_content());
    gtk_widget_set_parent(popover, anchor);
    return popover;
}

static GtkWidget *make_dialog(void) {
    GtkWidget *dim = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_add_css_class(dim, "dim");
    gtk_widget_add_css_class(card, "card");
    gtk_widget_set_size_request(card, 335, -1);
    GtkWidget *title = gtk_label_new("Delete the file?");
    gtk_widget_add_css_class(title, "title-2");
    gtk_box_append(GTK_BOX(card), title);
    gtk_box_append(GTK_BOX(card), g_object_new(strip_get_type(), NULL));
    GtkWidget *text =
        gtk_label_new("This removes the file from the disk. It cannot be undone, and nothing else is changed.");
    gtk_label_set_wrap(GTK_LABEL(text), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(text), 36);
    gtk_box_append(GTK_BOX(card), text);
    GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_box_append(GTK_BOX(buttons), gtk_button_new_with_label("Cancel"));
    gtk_box_append(GTK_BOX(buttons), gtk_button_new_with_label("Delete"));
    gtk_box_append(GTK_BOX(card), buttons);
    gtk_widget_set_halign(card, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(card, GTK_ALIGN_CENTER);
    gtk_widget_set_hexpand(card, TRUE);
    gtk_widget_set_vexpand(card, TRUE);
    gtk_box_append(GTK_BOX(dim), card);
    return dim;
}

/// Returns the time until the popover was painted.
static double show_popover(GtkWidget *popover, double start) {
    int before = painted_contents;
    gtk_popover_popup(GTK_POPOVER(popover));
    wait_for(&painted_contents, before);
    synchronize();
    return wall() - start;
}

static double popover_cycle(void) {
    double start = wall();
    GtkWidget *popover = make_popover(anchors[7 % anchor_count], TRUE);
    double shown = show_popover(popover, start);
    gtk_popover_popdown(GTK_POPOVER(popover));
    gtk_widget_unparent(popover);
    settle();
    return shown;
}

static GtkWidget *kept;

static double reused_cycle(void) {
    double shown = show_popover(kept, wall());
    gtk_popover_popdown(GTK_POPOVER(kept));
    settle();
    return shown;
}

static double dialog_cycle(void) {
    double start = wall();
    int before = painted_contents;
    GtkWidget *dialog = make_dialog();
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), dialog);
    wait_for(&painted_contents, before);
    synchronize();
    double shown = wall() - start;
    before = painted_windows;
    gtk_overlay_remove_overlay(GTK_OVERLAY(overlay), dialog);
    wait_for(&painted_windows, before);
    settle();
    return shown;
}

static GActionGroup *commands;

static double menu_cycle(void) {
    double start = wall();
    GMenu *model = g_menu_new();
    for (int index = 1; index <= 10; index++) {
        char text[32];
        snprintf(text, sizeof text, "Command %d", index);
        g_menu_append(model, text, "app.command");
    }
    GtkWidget *menu = gtk_popover_menu_new_from_model(G_MENU_MODEL(model));
    gtk_widget_insert_action_group(menu, "app", commands);
    gtk_widget_set_parent(menu, anchors[7 % anchor_count]);
    gtk_popover_popup(GTK_POPOVER(menu));
    int before = painted_menus;
    g_signal_connect(
        gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(menu))), "after-paint",
        G_CALLBACK(did_paint_menu), NULL);
    wait_for(&painted_menus, before);
    synchronize();
    double shown = wall() - start;
    gtk_popover_popdown(GTK_POPOVER(menu));
    gtk_widget_unparent(menu);
    g_object_unref(model);
    settle();
    return shown;
}

/// GtkAlertDialog is newer than Debian's GTK; it shows the same window.
static double alert_cycle(void) {
    double start = wall();
    GtkWidget *alert =
        gtk_message_dialog_new(GTK_WINDOW(window), GTK_DIALOG_MODAL, GTK_MESSAGE_OTHER, GTK_BUTTONS_NONE, "Delete the file?");
    gtk_message_dialog_format_secondary_text(
        GTK_MESSAGE_DIALOG(alert),
        "This removes the file from the disk. It cannot be undone, and nothing else is changed.");
    gtk_dialog_add_button(GTK_DIALOG(alert), "Cancel", GTK_RESPONSE_CANCEL);
    gtk_dialog_add_button(GTK_DIALOG(alert), "Delete", GTK_RESPONSE_ACCEPT);
    gtk_window_present(GTK_WINDOW(alert));
    int before = painted_menus;
    g_signal_connect(gtk_widget_get_frame_clock(alert), "after-paint", G_CALLBACK(did_paint_menu), NULL);
    wait_for(&painted_menus, before);
    synchronize();
    double shown = wall() - start;
    gtk_window_destroy(GTK_WINDOW(alert));
    settle();
    return shown;
}

static void report_cycles(int count, double (*cycle)(void)) {
    for (int warm_up = 0; warm_up < 10; warm_up++) cycle();
    double *shown = malloc(count * sizeof *shown), start = cpu();
    for (int number = 0; number < count; number++) shown[number] = cycle();
    figure("cpu", (cpu() - start) / count);
    figure("shown", median(shown, count));
    free(shown);
}

static void repaint(int count) {
    double start = cpu();
    for (int frame = 0; frame < count; frame++) {
        int before = painted_windows;
        shade++;
        gtk_widget_queue_draw(ground);
        wait_for(&painted_windows, before);
    }
    figure("cpu", (cpu() - start) / count);
}

static void fade(int count) {
    GtkWidget *content = make_content();
    gtk_widget_add_css_class(content, "card");
    gtk_widget_set_halign(content, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(content, GTK_ALIGN_CENTER);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), content);
    settle();
    double start = cpu();
    for (int frame = 0; frame < count; frame++) {
        int before = painted_windows;
        gtk_widget_set_opacity(content, 0.1 + 0.8 * (frame % 15) / 15);
        wait_for(&painted_windows, before);
    }
    figure("cpu", (cpu() - start) / count);
}

static void make_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}

static void fill_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    gtk_label_set_text(
        GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static void scroll(int count) {
    GtkStringList *texts = gtk_string_list_new(NULL);
    for (int row = 0; row < 10000; row++) {
        char text[64];
        snprintf(text, sizeof text, "Row %d with some text in it", row);
        gtk_string_list_append(texts, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(texts))), factory);
    GtkWidget *area = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), list);
    gtk_widget_set_size_request(area, 600, 800);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), area);
    settle();
    GtkAdjustment *position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area));
    double start = cpu();
    for (int frame = 0; frame < count; frame++) {
        int before = painted_windows;
        gtk_adjustment_set_value(position, 40 * (frame + 1));
        wait_for(&painted_windows, before);
    }
    figure("cpu", (cpu() - start) / count);
}

static void stack(void) {
    double before = memory("Pss"), walls[3], cpus[3], megabytes = 0;
    for (int round = 0; round < 3; round++) {
        GtkWidget *popovers[50];
        int painted = painted_contents;
        double start = wall(), start_of_cpu = cpu();
        for (int index = 0; index < 50; index++) {
            popovers[index] = make_popover(anchors[index % anchor_count], FALSE);
            gtk_popover_popup(GTK_POPOVER(popovers[index]));
        }
        wait_for(&painted_contents, painted + 49);
        synchronize();
        walls[round] = wall() - start;
        cpus[round] = cpu() - start_of_cpu;
        megabytes = (memory("Pss") - before) / 1024;
        for (int index = 0; index < 50; index++) {
            gtk_popover_popdown(GTK_POPOVER(popovers[index]));
            gtk_widget_unparent(popovers[index]);
        }
        settle();
    }
    figure("wall", median(walls, 3));
    figure("cpu", median(cpus, 3));
    figure("megabytes", megabytes);
}

static GtkWidget *make_buttons(void) {
    GtkWidget *grid = gtk_grid_new();
    gtk_grid_set_row_homogeneous(GTK_GRID(grid), TRUE);
    gtk_grid_set_column_homogeneous(GTK_GRID(grid), TRUE);
    for (anchor_count = 0; anchor_count < 20; anchor_count++) {
        char text[32];
        snprintf(text, sizeof text, "Button %d", anchor_count + 1);
        GtkWidget *button = gtk_button_new_with_label(text);
        gtk_widget_set_hexpand(button, TRUE);
        gtk_widget_set_vexpand(button, TRUE);
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
        gtk_grid_attach(GTK_GRID(grid), button, anchor_count % 5, anchor_count / 5, 1, 1);
        anchors[anchor_count] = button;
    }
    return grid;
}

static GtkWidget *make_labels(int count) {
    GtkWidget *area = gtk_fixed_new();
    int columns = 1;
    while (columns * columns < count) columns++;
    for (int index = 0; index < count; index++) {
        char text[16];
        snprintf(text, sizeof text, "%d", index % 10);
        gtk_fixed_put(
            GTK_FIXED(area), gtk_label_new(text), (index % columns) * 1240.0 / columns,
            (index / columns) * 760.0 / columns);
    }
    anchors[0] = gtk_button_new_with_label("Anchor");
    anchor_count = 1;
    gtk_fixed_put(GTK_FIXED(area), anchors[0], 560, 100);
    return area;
}

static void open_window(int labels) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        ".dim{background-color:rgba(0,0,0,.3);}"
        ".card{background:white;border-radius:12px;padding:20px;box-shadow:0 4px 16px 2px rgba(0,0,0,.35);}",
        -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 800);
    window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    overlay = gtk_overlay_new();
    ground = g_object_new(ground_get_type(), NULL);
    gtk_overlay_set_child(GTK_OVERLAY(overlay), ground);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), labels ? make_labels(labels) : make_buttons());
    gtk_window_set_child(GTK_WINDOW(window), overlay);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(did_paint), NULL);
    wait_for(&painted_windows, 0);
    synchronize();
}

int main(int count, char **words) {
    const char *scene = count > 1 ? words[1] : "";
    int labels = count > 2 ? atoi(words[2]) : 0, cycles = count > 3 ? atoi(words[3]) : 100;
    gtk_init();
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
    guint waking = g_timeout_add(50, wake, NULL); // bounds every wait
    open_window(labels);
    if (!strcmp(scene, "first")) return report_start(), 0;
    settle();
    if (!strcmp(scene, "popover")) return report_cycles(cycles, popover_cycle), 0;
    if (!strcmp(scene, "dialog")) return report_cycles(cycles, dialog_cycle), 0;
    if (!strcmp(scene, "reused")) {
        kept = make_popover(anchors[7 % anchor_count], TRUE);
        return report_cycles(cycles, reused_cycle), 0;
    }
    if (!strcmp(scene, "repaint")) return repaint(cycles), 0;
    if (!strcmp(scene, "menu")) {
        commands = G_ACTION_GROUP(g_simple_action_group_new());
        g_action_map_add_action(G_ACTION_MAP(commands), G_ACTION(g_simple_action_new("command", NULL)));
        return report_cycles(cycles, menu_cycle), 0;
    }
    if (!strcmp(scene, "alert")) return report_cycles(cycles, alert_cycle), 0;
    if (!strcmp(scene, "scroll")) return scroll(cycles), 0;
    if (!strcmp(scene, "fade")) return fade(cycles), 0;
    if (!strcmp(scene, "stack")) return stack(), 0;
    if (!strcmp(scene, "growth")) {
        for (int cycle = 0; cycle < cycles; cycle++) popover_cycle();
        double before = memory("Private_Dirty");
        for (int cycle = 0; cycle < cycles; cycle++) popover_cycle();
        return figure("kilobytes", (memory("Private_Dirty") - before) / cycles), 0;
    }
    if (!strcmp(scene, "still")) {
        g_source_remove(waking);
        double start = cpu(), end = wall() + 2000;
        guint last = g_timeout_add(2000, wake, NULL);
        while (wall() < end) g_main_context_iteration(NULL, TRUE);
        g_source_remove(last);
        return figure("cpu", cpu() - start), 0;
    }
    fprintf(stderr, "There is no scene %s.\n", scene);
    return 2;
}
