import Foundation

// CoreFoundation does not exist on Linux; these names let `colors as CFArray` and the like compile unchanged.

/// Any object of Apple's C interfaces.
public typealias CFTypeRef = AnyObject
/// An array in Apple's C interfaces.
public typealias CFArray = [Any]
/// A dictionary in Apple's C interfaces.
public typealias CFDictionary = [AnyHashable: Any]
/// A string in Apple's C interfaces.
public typealias CFString = String
/// Bytes in Apple's C interfaces.
public typealias CFData = Data
/// A URL in Apple's C interfaces.
public typealias CFURL = URL
/// An error in Apple's C interfaces.
public typealias CFError = NSError
