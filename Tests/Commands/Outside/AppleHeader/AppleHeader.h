/// A function that is isolated as the declarations of Apple's headers are.
void appleFunction(void) __attribute__((swift_attr("@MainActor")));
