// The dialogs of Solving/DialogSystem.swift in kiwi, a C++ solver, for `./bench --peer HEADERS solver`. HEADERS is the
// folder that contains kiwi/kiwi.h. Prints "variables/phase microseconds", processor time.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

using kiwi::Constraint;
using kiwi::Variable;
namespace strength = kiwi::strength;

constexpr int fan = 5;

double microseconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

struct Box {
    Variable left, right, top, bottom, width, height;
};

struct Dialog {
    std::vector<Box> boxes;
    std::vector<Constraint> constraints;

    explicit Dialog(int count) : boxes(static_cast<size_t>(count)) {
        for (Box &box : boxes) {
            add((box.width == box.right - box.left) | strength::required);
            add((box.height == box.bottom - box.top) | strength::required);
            add((box.width >= 0) | strength::required);
            add((box.height >= 0) | strength::required);
        }
        add((boxes[0].left == 0) | strength::required);
        add((boxes[0].top == 0) | strength::required);
        for (int index = 1; index < count; index++) {
            Box &parent = boxes[static_cast<size_t>((index - 1) / fan)];
            put(static_cast<size_t>(index), parent);
            if (index % fan == 0 || index == count - 1)
                add((boxes[static_cast<size_t>(index)].bottom == parent.bottom - 8) | strength::weak);
        }
    }

    void put(size_t index, Box &parent) {
        Box &child = boxes[index];
        add((child.left == parent.left + 8) | strength::required);
        add((child.right <= parent.right - 8) | strength::required);
        add((child.right == parent.right - 8) | strength::strong);
        add((child.width <= 1000) | strength::strong);
        if ((index - 1) % fan == 0)
            add((child.top == parent.top + 8) | strength::required);
        else
            add((child.top == boxes[index - 1].bottom + 4) | strength::required);
        add((child.bottom <= parent.bottom - 8) | strength::medium);
        add((child.height >= 20) | strength::strong);
        add((child.height == 24) | strength::weak);
    }

    void add(const Constraint &constraint) { constraints.push_back(constraint); }

    void build(kiwi::Solver &solver) {
        solver.addEditVariable(boxes[0].width, strength::strong);
        solver.addEditVariable(boxes[0].height, strength::strong);
        for (const Constraint &constraint : constraints) solver.addConstraint(constraint);
        solver.suggestValue(boxes[0].width, 335);
        solver.suggestValue(boxes[0].height, 600);
        solver.updateVariables();
    }
};

void measure(int count) {
    const std::string name = std::to_string(count * 6);
    Dialog dialog(count);
    std::vector<double> builds;
    for (int run = 0; run < std::max(3, 2000 / count); run++) {
        kiwi::Solver solver;
        const double start = microseconds();
        dialog.build(solver);
        builds.push_back(microseconds() - start);
    }
    std::sort(builds.begin(), builds.end());
    std::printf("%s/build %.6f\n", name.c_str(), builds[builds.size() / 2]);

    kiwi::Solver solver;
    dialog.build(solver);
    auto phase = [&](const char *title, int edits, const std::function<void(int)> &edit) {
        for (int index = 0; index < 2; index++) edit(index);
        const double start = microseconds();
        for (int index = 0; index < edits; index++) edit(index);
        std::printf("%s/%s %.6f\n", name.c_str(), title, (microseconds() - start) / edits);
    };
    const int many = std::max(40, 40000 / (count * 6));
    const int few = count > 20 ? 10 : many;
    auto resize = [&](const Variable &length, double value) {
        solver.suggestValue(length, value);
        solver.updateVariables();
    };
    Box &root = dialog.boxes.front();
    phase("width-by-1", many, [&](int index) { resize(root.width, 400 + index % 20); });
    phase("width-large", many, [&](int index) { resize(root.width, index % 2 == 0 ? 320 : 1280); });
    phase("height-by-1", many, [&](int index) { resize(root.height, 600 + index % 20); });
    phase("height-large", few, [&](int index) { resize(root.height, index % 2 == 0 ? 200 : 2000); });
    phase("add-and-remove", many, [&](int) {
        Constraint preference = (dialog.boxes.back().height == 40) | strength::medium;
        solver.addConstraint(preference);
        solver.updateVariables();
        solver.removeConstraint(preference);
        solver.updateVariables();
    });
}

}  // namespace

int main() {
    for (int count : {8, 83, 833}) measure(count);
}
