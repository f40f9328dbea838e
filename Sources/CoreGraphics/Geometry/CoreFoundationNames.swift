import Foundation

// Apple's CoreFoundation is not there on Linux; these names let `colors as CFArray` and the like compile unchanged.

/// A list in Apple's C interfaces.
public typealias CFArray = [Any]
/// A dictionary in Apple's C interfaces.
public typealias CFDictionary = [AnyHashable: Any]
/// A string in Apple's C interfaces.
public typealias CFString = String
/// Bytes in Apple's C interfaces.
public typealias CFData = Data
/// A locator in Apple's C interfaces.
public typealias CFURL = URL
