@_exported public import DNDHosts
