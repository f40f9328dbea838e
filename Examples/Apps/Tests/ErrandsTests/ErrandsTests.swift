// The tests are in the folder iOS.
